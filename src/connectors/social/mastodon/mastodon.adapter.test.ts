import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost } from '../adapter.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { mastodon } from './mastodon.adapter.ts'
import { type FakeMastodon, startFakeMastodon } from './mastodon.fake.fixture.ts'

let fake: FakeMastodon
let clock: TestClock
beforeEach(async () => {
  fake = await startFakeMastodon()
  clock = new TestClock()
})
afterEach(() => fake.close())

const reach = () => ({ env: readEnv({ ALLOW_PRIVATE_NETWORK: 'true' }), clock })
const adapter = () => mastodon.create(reach())
const postOf = (given: Partial<OutgoingPost> = {}) => outgoingPostOf('mastodon', given)

/** Publishes from a step, and keeps what was saved last. */
async function publish(post: OutgoingPost, from: string | null = null, onSave: () => void = () => undefined) {
  let step = from
  const save = async (next: string) => {
    step = next
    onSave()
  }
  const outcome = await adapter().publish(fake.account, post, { step, save })
  return { outcome, step: outcome.kind === 'processing' ? outcome.step : step }
}

const uploads = () => fake.requests.filter(({ path }) => path === '/api/v2/media').length
const thread = postOf({ followUps: ['Two', 'Three'] })

describe('an answer that got lost', () => {
  test('is asked for again with the same key, but not at once', async () => {
    fake.fault = 'cut-after-accept'
    const first = await publish(postOf())
    expect(first.outcome.kind).toBe('unknown')
    const second = await publish(postOf(), first.step)
    expect(second.outcome).toMatchObject({
      kind: 'processing',
      checkAt: new Date('2026-03-10T12:00:10.000Z'),
    })
    clock.advance(10)
    expect((await publish(postOf(), second.step)).outcome.kind).toBe('published')
    expect(fake.posts).toHaveLength(1)
  })

  test('is for a person to check once the server may have forgotten the key', async () => {
    fake.fault = 'cut-after-accept'
    const { step } = await publish(postOf())
    clock.advance(56 * 60)
    fake.keys.clear()
    expect((await publish(postOf(), step)).outcome.kind).toBe('unknown')
    expect(fake.posts).toHaveLength(1)
  })

  test.each(['rate-limits', 'access-revoked'] as const)(
    'says nothing of it if the next is: %s',
    async (fault) => {
      fake.fault = 'cut-after-accept'
      const { step } = await publish(postOf())
      clock.advance(60)
      const keys = new Map(fake.keys)
      fake.keys.clear()
      fake.fault = fault
      const again = await publish(postOf(), step)
      expect(['processing', 'needs-reconnect']).toContain(again.outcome.kind)
      for (const [key, id] of keys) fake.keys.set(key, id)
      expect((await publish(postOf(), again.step)).outcome.kind).toBe('published')
      expect(fake.posts).toHaveLength(1)
    },
  )
})

test('a post that surely was not accepted can be sent hours later', async () => {
  fake.fault = 'rate-limits'
  const { outcome, step } = await publish(postOf())
  expect(outcome.kind).toBe('rate-limited')
  clock.advance(7200)
  expect((await publish(postOf(), step)).outcome.kind).toBe('published')
})

describe('a thread', () => {
  test.each([
    ['a limit', 'rate-limits'],
    ['a cut', 'cut-after-accept'],
    ['a failure', 'down'],
  ] as const)('goes on after %s in the middle', async (_case, fault) => {
    let saves = 0
    const broken = await publish(thread, null, () => {
      saves += 1
      if (saves === 3) fake.fault = fault
    })
    expect(['processing', 'unknown']).toContain(broken.outcome.kind)
    clock.advance(60)
    expect((await publish(thread, broken.step)).outcome).toMatchObject({
      kind: 'published',
      remoteId: fake.posts[0]?.id,
    })
    expect(fake.posts.map(({ text }) => text)).toEqual([thread.text, 'Two', 'Three'])
  })

  test('with a part that is refused is taken back, and can be sent again', async () => {
    let saves = 0
    const refused = await publish(thread, null, () => {
      saves += 1
      if (saves === 5) fake.fault = 'refuses'
    })
    expect(refused.outcome).toMatchObject({ kind: 'rejected', reason: expect.stringContaining('Validation') })
    expect(fake.posts).toEqual([])
    expect((await publish(thread, refused.step)).outcome.kind).toBe('published')
    expect(fake.posts).toHaveLength(3)
  })

  test('is removed with its parts', async () => {
    const { outcome } = await publish(thread)
    expect(await adapter().remove?.(fake.account, outcome.kind === 'published' ? outcome.remoteId : '')).toBe(
      'removed',
    )
    expect(fake.statuses.size).toBe(0)
  })
})

test('each file is uploaded once, and a video waited for', async () => {
  const post = postOf({ media: [outgoingMediaOf('video', { alt: 'Dough' })] })
  const { outcome, step } = await publish(post)
  expect(outcome).toMatchObject({ kind: 'processing', checkAt: new Date('2026-03-10T12:00:05.000Z') })
  expect((await publish(post, step)).outcome.kind).toBe('published')
  expect([uploads(), fake.posts[0]?.media]).toMatchObject([1, [{ type: 'video/mp4', alt: 'Dough' }]])
})

test('the visibility that was chosen is used', async () => {
  await publish(postOf({ options: { visibility: 'unlisted' } }))
  expect([...fake.statuses.values()]).toMatchObject([{ visibility: 'unlisted' }])
})

test('results leave out what is gone', async () => {
  const { outcome } = await publish(postOf())
  const id = outcome.kind === 'published' ? outcome.remoteId : ''
  expect(await adapter().results?.(fake.account, [id, '404'])).toEqual({
    kind: 'results',
    results: new Map([[id, { reach: null, likes: 4, comments: 1, shares: 2, clicks: null }]]),
  })
})

describe('signing in', () => {
  const redirectUri = 'https://shop.example/connected'
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const begin = (server: string) =>
    mastodon.signIn?.begin(reach(), { values: { server }, redirectUri, state: 's', challenge })

  async function allow() {
    const begun = await begin(fake.url)
    if (begun?.kind !== 'ready') throw new Error(JSON.stringify(begun))
    const page = await fetch(begun.url, { redirect: 'manual' })
    const code = new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const finish = (given: object = {}) =>
      mastodon.signIn?.finish(reach(), { code, verifier, redirectUri, memo: begun.memo, ...given })
    return { begun, finish }
  }

  test('grants access that can be given back', async () => {
    const { finish } = await allow()
    const granted = await finish()
    if (granted?.kind !== 'granted') throw new Error(JSON.stringify(granted))
    expect(granted).toMatchObject({
      site: fake.url,
      user: { id: '109501', name: 'Luna Bakery' },
      accounts: [{ platform: 'mastodon', remoteId: '109501', name: `@luna@${new URL(fake.url).host}` }],
    })
    const account = { ...fake.account, ...granted.tokens }
    expect(await adapter().check(account)).toBe('ok')
    expect(await adapter().revoke?.(account)).toBe('revoked')
    expect(await adapter().check(account)).toBe('needs-reconnect')
  })

  test('names the rights that are missing', async () => {
    fake.allows = 'read:accounts write:statuses'
    const { finish } = await allow()
    expect(await finish()).toEqual({
      kind: 'refused',
      problem: 'rights_missing',
      detail: 'read:statuses, write:media',
    })
  })

  test('with a wrong proof or a used code is refused', async () => {
    const { finish } = await allow()
    expect(await finish({ verifier: 'another' })).toMatchObject({ problem: 'expired' })
    expect(await finish()).toMatchObject({ problem: 'expired' })
  })

  test.each([
    ['', 'address_refused'],
    ['not an address', 'address_refused'],
  ])('at the server %j is %s', async (server, problem) =>
    expect(await begin(server)).toEqual({ kind: 'refused', problem, field: 'server' }),
  )

  test('takes the server out of a whole address', async () => {
    const begun = await begin(`@luna@${fake.url}`)
    expect(begun?.kind).toBe('ready')
  })
})
