import { describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { manifestFor } from '../account-manifest.ts'
import { UnusableFile } from '../outgoing-file.ts'
import { resultNames } from '../results/result-names.ts'
import { adapterFor } from '../server-registry.ts'
import { eachWithNetwork, type NetworkInUse, titledNetworks } from './conformance.fixture.ts'
import { type FakeFault, type FakeNetwork, fakeFaults } from './fake-network.fixture.ts'
import { outgoingMediaOf } from './outgoing-post.fixture.ts'
import { fromStart } from './progress.fixture.ts'
import { type Spoiling, type SpoilingProxy, spoilings } from './spoiling-proxy.fixture.ts'

const FIRST_DEADLINE_MS = 300

describe.each(titledNetworks)('%s', (_title, kind) => {
  const { network, platform, without, shownAs = (text: string) => text, ends = 'published' } = kind
  const manifest = manifestFor(platform, kind.limits)
  const { followUps, media } = manifest
  const kindOfFile = media.requires === 'video' ? 'video' : 'picture'

  let fake: FakeNetwork
  let proxy: SpoilingProxy
  let use: NetworkInUse

  const networks = eachWithNetwork(kind, readEnv, (opened) => {
    use = opened
    ;({ fake, proxy } = use)
  })

  const texts = () => fake.posts.map(({ text }) => text)
  /** A draft may be there twice after a lost answer. */
  const textsOnce = () => (kind.mayRepeat ? [...new Set(texts())] : texts())

  describe('a post', () => {
    test('appears with its text, an id and an address, if it has a page', async () => {
      const post = use.postWith()
      const { outcome } = await use.publish({ post })
      expect(outcome).toMatchObject({
        kind: ends,
        ...(ends === 'published' && { remoteId: expect.stringMatching(/\S/) }),
      })
      // What goes to people one by one has no page.
      if (outcome.kind === 'published' && !manifest.goesTo)
        expect(URL.parse(outcome.url)?.protocol).toMatch(/^https?:$/)
      expect(texts()).toEqual([expect.stringContaining(post.text)])
    })

    // Where a video is needed, a picture is only its cover.
    test.runIf(media.requires !== 'video')('appears with its picture and its alt text', async () => {
      const picture = outgoingMediaOf('picture', {
        alt: 'Bread on a table',
        bytes: Buffer.alloc(70_000, 'p'),
      })
      const { outcome } = await use.publish({ post: use.postWith({ media: [picture] }) })
      expect(outcome).toMatchObject({ kind: ends })
      const alt = media.maxAlt === undefined ? expect.any(String) : 'Bread on a table'
      expect(fake.posts[0]?.media).toEqual([{ type: 'image/jpeg', bytes: 70_000, alt }])
    })

    test.runIf(media.maxPictures > 1 && media.requires !== 'video')(
      'appears with several pictures, in order',
      async () => {
        const pictures = [1, 2].map((n) => outgoingMediaOf('picture', { bytes: Buffer.alloc(n * 1000, 'p') }))
        const { outcome } = await use.publish({ post: use.postWith({ media: pictures }) })
        expect(outcome).toMatchObject({ kind: ends })
        expect(fake.posts[0]?.media.map(({ bytes }) => bytes)).toEqual([1000, 2000])
      },
    )

    test.runIf(media.maxVideos > 0)('appears with its video', async () => {
      const video = outgoingMediaOf('video', { bytes: Buffer.alloc(90_000, 'v') })
      const { outcome } = await use.publish({ post: use.postWith({ media: [video] }) })
      expect(outcome).toMatchObject({ kind: ends })
      expect(fake.posts[0]?.media).toMatchObject([{ type: 'video/mp4', bytes: 90_000 }])
    })

    test.runIf(followUps)('appears with what follows it, each below the one it answers', async () => {
      const parts = ['The second part.', 'The third part.'].slice(0, followUps?.most)
      const { outcome } = await use.publish({ post: use.postWith({ followUps: parts }) })
      expect(outcome).toMatchObject({ kind: 'published' })
      expect(texts().slice(1)).toEqual(parts)
      expect(fake.posts[0]?.replyTo).toBeNull()
      for (const [index, { replyTo }] of fake.posts.slice(1).entries())
        expect([fake.posts[0]?.id, fake.posts[index]?.id]).toContain(replyTo)
    })

    test.runIf(!kind.showsNoText)('keeps quotes, emoji, line breaks and what looks like markup', async () => {
      const text = 'Two lines:\n“50 %” off & 2 * 3 < 7 @everyone #luna 🥐'
      await use.publish({ post: use.postWith({ text }) })
      const shown = texts().map((each) => each.replaceAll('&amp;', '&').replaceAll('&lt;', '<'))
      for (const line of shownAs(text).split('\n')) expect(shown).toEqual([expect.stringContaining(line)])
    })

    test('with a file that cannot be sent does not appear', async () => {
      const post = use.postWith({ media: [outgoingMediaOf(kindOfFile, { type: 'image/x-unknown' })] })
      await expect(use.publish({ post })).rejects.toBeInstanceOf(UnusableFile)
      expect(fake.posts).toEqual([])
    })

    test('can be removed, if the network allows it', async () => {
      const adapter = use.adapterAt()
      const { outcome } = await use.publish()
      if (!adapter.remove || outcome.kind !== 'published') return
      expect(await adapter.remove(fake.account, outcome.remoteId)).toBe('removed')
      const again = await adapter.remove(fake.account, outcome.remoteId)
      expect(again).toBe(kind.removesAgain ? 'removed' : 'absent')
    })

    test('has no results that its manifest does not name', async () => {
      const adapter = use.adapterAt()
      const { outcome } = await use.publish()
      if (!adapter.results || outcome.kind !== 'published') return
      const answer = await adapter.results(fake.account, [outcome.remoteId])
      const read = answer.kind === 'results' ? answer.results.get(outcome.remoteId) : undefined
      expect(read).toBeDefined()
      const unnamed = resultNames.filter((name) => !manifest.figures?.[name])
      expect(unnamed.map((name) => [name, read?.[name]])).toEqual(unnamed.map((name) => [name, null]))
    })
  })

  describe('never twice, never lost', () => {
    /** Thread parts too, because each of them is a call of its own. */
    const wholePost = () =>
      use.postWith({
        media: [outgoingMediaOf(kindOfFile)],
        ...(followUps && { followUps: ['The second part.', 'The third part.'].slice(0, followUps.most) }),
      })

    test.each([
      ['before a step is stored', false],
      ['after a step is stored', true],
    ])('a worker that dies %s, at any of them, leaves exactly one post', async (_case, isStored) => {
      const post = wholePost()
      for (let save = 1; ; save++) {
        fake.posts.length = 0
        const one = { ...post, reference: `b2f5c9d4-7a1e-4c55-9b8e-${String(save).padStart(12, '0')}` }
        const first = await use.publish({ post: one, diesAt: { save, isStored } })
        const hasDied = first.outcome.kind === 'unknown'
        const { outcome } = hasDied ? await use.publish({ post: one, from: first.step }) : first
        if (kind.staysUnclear && outcome.kind === 'unknown') {
          expect([save, new Set(texts()).size]).toEqual([save, texts().length])
          continue
        }
        expect([save, outcome]).toMatchObject([save, { kind: ends }])
        expect([save, textsOnce()]).toEqual([
          save,
          [expect.stringContaining(one.text), ...one.followUps.map((text) => expect.stringContaining(text))],
        ])
        if (!hasDied) return
      }
    })

    /** After an answer that got lost: found, or for a person to check; and there once in any case. */
    async function expectOnce(run: Awaited<ReturnType<typeof use.publish>>, post = use.postWith()) {
      expect(['unknown', ends]).toContain(run.outcome.kind)
      const cleared = await use.clearUp(run, post)
      expect(['unknown', ends]).toContain(cleared.kind)
      expect(textsOnce()).toEqual([expect.stringContaining(post.text)])
      const canFindOut = run.step !== null || use.adapterAt().find !== undefined
      if (canFindOut) expect(cleared.kind).toBe(kind.staysUnclear ? 'unknown' : ends)
    }

    /** On a busy machine, a call may end before the network has it: then it gets more time. */
    async function publishSpoiled(how: Spoiling) {
      for (let deadlineMs = FIRST_DEADLINE_MS; ; deadlineMs *= 2) {
        proxy.spoils = { how, what: 'accepted' }
        // One that never ended would fail by the limit of the test.
        const run = await use.publish({ at: proxy.url, deadlineMs })
        if (proxy.spoiled > 0) return run
        await networks.startOver()
      }
    }

    test.each(spoilings)('accepted, and answered with %s', async (how) => {
      const run = await publishSpoiled(how)
      expect(proxy.spoiled).toBe(1)
      await expectOnce(run)
    })

    test.each(['cannot be reached', 'has only a broken gateway'])(
      'accepted, the answer lost, and then the network %s: it stays unclear',
      async (state) => {
        proxy.spoils = { how: 'half an answer', what: 'accepted' }
        const run = await use.publish({ at: proxy.url })
        // Without a step, nothing goes on: the engine looks the post up, or a person does.
        if (run.step === null || run.outcome.kind === ends) return
        proxy.spoils = { how: 'a broken gateway', what: 'all' }
        const at = state === 'cannot be reached' ? await use.closedUrl() : proxy.url
        const again = await use.publish({ from: run.step, at })
        expect(again.outcome.kind).toBe('unknown')
        await expectOnce(again)
      },
    )

    test('a look-up says absent only if it knows', async () => {
      const { reference } = use.postWith()
      const find = (url?: string) =>
        use.adapterAt(url).find?.(url ? use.accountAt(url) : fake.account, reference)
      if (!use.adapterAt().find) return
      expect(await find()).toEqual({ kind: 'absent' })
      expect(await find(await use.closedUrl())).toEqual({ kind: 'unknown' })
      for (const how of spoilings.filter((each) => each !== 'no answer at all')) {
        proxy.spoils = { how, what: 'all' }
        expect([how, await find(proxy.url)]).toEqual([how, { kind: 'unknown' }])
      }
      const { outcome } = await use.publish()
      if (outcome.kind !== 'published') throw new Error(`Not published: ${outcome.kind}`)
      expect(await find()).toEqual({ ...outcome, kind: 'found' })
    })

    test('a network that cannot be reached got nothing', async () => {
      const { outcome } = await use.publish({ at: await use.closedUrl() })
      expect(outcome).toMatchObject({ kind: 'not-sent' })
    })

    test.runIf(!without['cut-after-accept'])('accepted, and cut off', async () => {
      fake.fault = 'cut-after-accept'
      await expectOnce(await use.publish())
    })
  })

  describe('when the network refuses', () => {
    const outcomeWith = async (fault: FakeFault) => {
      fake.fault = fault
      const run = await use.publish()
      return { ...run, posts: fake.posts.length }
    }

    test('what it does not know is named with a reason', () => {
      for (const [fault, reason] of Object.entries(without)) {
        expect(fakeFaults).toContain(fault)
        expect(reason).toMatch(/\S/)
      }
    })

    test.runIf(!without.refuses)('a rule: rejected, in its own words', async () => {
      const { outcome, posts, observed } = await outcomeWith('refuses')
      expect(outcome).toMatchObject({ kind: 'rejected', reason: expect.stringMatching(/\S/) })
      expect(posts).toBe(0)
      // What is not called over HTTP has told everything in its reason.
      expect(observed.refusal).toEqual(
        kind.startProxy ? null : expect.stringMatching(/^HTTP (200|4\d\d)\n\S/),
      )
    })

    test.runIf(!without['token-expired'])('an expired token: works after it is renewed', async () => {
      const { outcome, step, posts } = await outcomeWith('token-expired')
      expect([outcome, posts]).toEqual([{ kind: 'token-expired' }, 0])
      const renewed = await use.adapterAt().refresh?.(fake.account)
      if (renewed?.kind !== 'refreshed') throw new Error(`Not renewed: ${renewed?.kind}`)
      const again = await use.publish({ account: { ...fake.account, ...renewed.tokens }, from: step })
      expect(again.outcome).toMatchObject({ kind: ends })
      expect(fake.posts).toHaveLength(1)
    })

    test('a wrong refresh token is dead; a network that cannot be reached says nothing about it', async () => {
      const { refresh } = use.adapterAt()
      if (!refresh || fake.account.refresh === undefined) return
      expect(await refresh({ ...fake.account, refresh: 'not-the-right-one' })).toEqual({ kind: 'dead' })
      const url = await use.closedUrl()
      const answer = await use.adapterAt(url).refresh?.(use.accountAt(url))
      expect(answer).toMatchObject({ kind: 'unreachable' })
    })

    test.runIf(!without['access-revoked'])('revoked access: to be connected again', async () => {
      const { outcome, posts } = await outcomeWith('access-revoked')
      expect([outcome, posts]).toEqual([{ kind: 'needs-reconnect' }, 0])
    })

    test.runIf(!without['rate-limits'])(
      'too many posts: waits as long as it says, then publishes',
      async () => {
        const { outcome, step, posts } = await outcomeWith('rate-limits')
        if (outcome.kind !== 'rate-limited') throw new Error(`Not limited: ${outcome.kind}`)
        const seconds = (outcome.retryAt.getTime() - Date.now()) / 1000
        expect(seconds).toBeGreaterThan(20)
        expect(seconds).toBeLessThan(40)
        expect(posts).toBe(0)
        expect((await use.publish({ from: step })).outcome).toMatchObject({ kind: 'published' })
        expect(fake.posts).toHaveLength(1)
      },
    )

    test.runIf(!without['last-allowed'])(
      'the last post for now: published, and says how long to rest',
      async () => {
        const { outcome, posts, observed } = await outcomeWith('last-allowed')
        expect([outcome.kind, posts]).toEqual(['published', 1])
        const seconds = ((observed.restUntil?.getTime() ?? 0) - Date.now()) / 1000
        expect(seconds).toBeGreaterThan(20)
        expect(seconds).toBeLessThan(40)
        expect((await use.publish()).observed.restUntil).toBeNull()
      },
    )

    test.runIf(!without.down)('an error of its own: not the fault of the post or the account', async () => {
      const run = await outcomeWith('down')
      expect(['not-sent', 'unknown']).toContain(run.outcome.kind)
      expect(run.posts).toBe(0)
      const cleared = await use.clearUp(run)
      expect(['not-sent', 'unknown', ends]).toContain(cleared.kind)
      expect(fake.posts).toHaveLength(cleared.kind === ends ? 1 : 0)
    })

    test.runIf(!without.gone)('a page that is gone', async () => {
      const { outcome, posts } = await outcomeWith('gone')
      const isNamed = outcome.kind === 'rejected' && outcome.code === 'destination_gone'
      expect([isNamed || outcome.kind === 'needs-reconnect', outcome.kind, posts]).toEqual([
        true,
        outcome.kind,
        0,
      ])
    })
  })

  test('the check of an account', async () => {
    expect(await use.adapterAt().check(fake.account)).toBe('ok')
    const url = await use.closedUrl()
    expect(await use.adapterAt(url).check(use.accountAt(url))).toBe('unreachable')
    proxy.spoils = { how: 'a broken gateway', what: 'all' }
    expect(await use.adapterAt(proxy.url).check(use.accountAt(proxy.url))).toBe('unreachable')
  })

  test('calls are logged with host, method, duration and status only', async () => {
    await use.publish()
    const calls = use.told.flatMap((line) => {
      const told = JSON.parse(line.startsWith('{') ? line : '{}')
      return told.outgoing ?? []
    })
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(Object.keys(call).toSorted()).toEqual(['host', 'method', 'ms', 'status'])
  })

  test('a site on the private network is not called', async () => {
    if (!use.hasOwnSite) return
    const reach = { ...use.reachAt(), env: readEnv({}) }
    const outcome = await adapterFor(network, reach).publish(
      fake.account,
      use.addressed(use.postWith()),
      fromStart,
    )
    expect(outcome).toMatchObject({ kind: 'not-sent' })
    expect(fake.requests).toEqual([])
  })
})
