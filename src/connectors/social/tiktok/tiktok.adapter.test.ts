import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { createSecrets } from '#server/secrets.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost, PublishOutcome, Results } from '../adapter.ts'
import { fieldsOf } from '../fake-http.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '../outgoing-post.fixture.ts'
import { tiktok } from './tiktok.adapter.ts'
import { type FakeTiktok, startFakeTiktok } from './tiktok.fake.fixture.ts'
import { CHUNK_BYTES } from './tiktok.map.ts'

// The network is a stand-in that follows our reading of the documentation.

/** Two whole chunks, and a bit that goes with the last. */
const FILM = Buffer.alloc(2 * CHUNK_BYTES + 1000, 'a film of bread. ')
const TOTAL = FILM.length

class Killed extends Error {}

let network: FakeTiktok
let clock: TestClock
let saved: string | null
let steps: string[]
beforeEach(async () => {
  network = await startFakeTiktok()
  clock = new TestClock(new Date().toISOString())
  saved = null
  steps = []
})
afterEach(() => network.close())

const reachWith = (secret = 'the secret of this installation') => ({
  env: readEnv({ TIKTOK_BASE_URL: network.url, TIKTOK_AUTH_BASE_URL: network.url }),
  clock,
  secrets: createSecrets(secret),
})
const adapter = () => tiktok.create(reachWith())

const film = (bytes = FILM) => outgoingMediaOf('video', { bytes })
const direct = { destination: 'direct', audience: 'PUBLIC_TO_EVERYONE' }
const postOf = (given: Partial<OutgoingPost> = {}) => outgoingPostOf('tiktok', { media: [film()], ...given })
const photosOf = (options: Record<string, string> = {}) =>
  postOf({ media: [outgoingMediaOf('picture'), outgoingMediaOf('picture')], options })

/** One call of the engine. The worker dies before or after the step of its `killedAt`th save is stored. */
const attempt = (post: OutgoingPost, killedAt = 0, isStored = true) =>
  adapter().publish(network.account, post, {
    step: saved,
    save: async (next) => {
      steps.push(next)
      const isKilled = steps.length === killedAt
      if (!isKilled || isStored) saved = next
      if (isKilled) throw new Killed()
    },
  })

/** Goes on until there is an outcome; nobody waits. */
async function publish(post: OutgoingPost): Promise<PublishOutcome> {
  for (let checks = 0; checks < 100; checks++) {
    const outcome = await attempt(post)
    if (outcome.kind !== 'processing') return outcome
    saved = outcome.step
    clock.set(outcome.checkAt.toISOString())
  }
  throw new Error('Still processing.')
}

const sentTo = (path: string) =>
  network.requests.filter((request) => request.path.split('?')[0]?.endsWith(path))
const begun = () => sentTo('/init/').length
const chunks = () => sentTo('/video/').map(({ headers }) => headers['content-range'])
const chunk = (start: number, end: number) => `bytes ${start}-${end}/${TOTAL}`
const wholeFilm = [chunk(0, CHUNK_BYTES - 1), chunk(CHUNK_BYTES, TOTAL - 1)]
const onlyUpload = () => {
  const [upload] = network.uploads.values()
  if (!upload) throw new Error('Nothing is being uploaded.')
  return upload
}

describe('a draft', () => {
  test('of a video waits in the inbox, byte for byte and without its text', async () => {
    expect(await publish(postOf())).toEqual({ kind: 'drafted' })
    expect(chunks()).toEqual(wholeFilm)
    expect(network.inbox).toMatchObject([{ text: '', media: [{ type: 'video/mp4', bytes: TOTAL }] }])
    expect(onlyUpload().received.equals(FILM)).toBe(true)
    expect(network.published).toEqual([])
    expect(sentTo('/creator_info/query/')).toEqual([])
  })

  test('of images waits there with its text, and TikTok reads them from us', async () => {
    expect(await publish(photosOf())).toEqual({ kind: 'drafted' })
    expect(network.inbox).toMatchObject([{ text: 'Fresh bread at eight.', media: [{}, {}] }])
    const [sent] = sentTo('/content/init/').map(fieldsOf)
    expect(sent).toMatchObject({
      post_mode: 'MEDIA_UPLOAD',
      post_info: { description: 'Fresh bread at eight.' },
      source_info: { source: 'PULL_FROM_URL' },
    })
  })

  test('needs no right to post directly', async () => {
    network.allows = ['user.info.basic', 'video.upload']
    expect(await publish(postOf())).toEqual({ kind: 'drafted' })
  })

  test('is not taken if five are waiting, and says so', async () => {
    for (let place = 0; place < 5; place++) {
      saved = null
      await publish(photosOf())
    }
    saved = null
    expect(await publish(postOf())).toMatchObject({ kind: 'rejected', code: 'too_many_drafts' })
  })

  test('of images whose answer got lost is sent again', async () => {
    network.fault = 'cut-after-accept'
    expect((await attempt(photosOf())).kind).toBe('unknown')
    expect(await publish(photosOf())).toEqual({ kind: 'drafted' })
    expect(network.inbox).toHaveLength(2)
  })
})

describe('a direct post', () => {
  test('of a video has the address of its post, although its id is longer than a number in JSON keeps', async () => {
    const outcome = await publish(postOf({ options: direct }))
    const [post] = network.published
    expect(outcome).toEqual({
      kind: 'published',
      remoteId: post?.id,
      url: `https://www.tiktok.com/@luna.bakery/video/${post?.id}`,
    })
    expect(post).toMatchObject({ text: 'Fresh bread at eight.' })
    expect(Number(post?.id)).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
  })

  test('of images has its own kind of address', async () => {
    expect(await publish(photosOf(direct))).toMatchObject({
      url: `https://www.tiktok.com/@luna.bakery/photo/${network.published[0]?.id}`,
    })
  })

  test('is as private as it can be until a person chooses, and allows nothing', async () => {
    expect(await publish(postOf({ options: { destination: 'direct' } }))).toMatchObject({
      kind: 'published',
      url: 'https://www.tiktok.com/@luna.bakery',
    })
    expect(sentTo('/video/init/').map((each) => fieldsOf(each).post_info)).toEqual([
      {
        title: 'Fresh bread at eight.',
        privacy_level: 'SELF_ONLY',
        disable_comment: true,
        disable_duet: true,
        disable_stitch: true,
        brand_content_toggle: false,
        brand_organic_toggle: false,
      },
    ])
  })

  test('allows what a person chose, unless the account has turned it off', async () => {
    network.turnedOff = ['stitch']
    const options = { ...direct, comments: 'on', reuse: 'on', disclosure: 'both' }
    await publish(postOf({ options }))
    expect(sentTo('/video/init/').map((each) => fieldsOf(each).post_info)).toMatchObject([
      {
        privacy_level: 'PUBLIC_TO_EVERYONE',
        disable_comment: false,
        disable_duet: false,
        disable_stitch: true,
        brand_content_toggle: true,
        brand_organic_toggle: true,
      },
    ])
  })

  test('for people the account does not allow is refused before anything is sent', async () => {
    network.isPrivate = true
    expect(await publish(postOf({ options: direct }))).toEqual({
      kind: 'rejected',
      code: 'not_allowed',
      reason: 'This account allows only SELF_ONLY, MUTUAL_FOLLOW_FRIENDS, FOLLOWER_OF_CREATOR.',
    })
    expect(begun()).toBe(0)
  })

  test('of an app that was not audited is refused, except private ones of a private account', async () => {
    network.isAudited = false
    expect(await publish(postOf({ options: direct }))).toMatchObject({
      kind: 'rejected',
      code: 'app_not_approved',
    })
    network.isPrivate = true
    const options = { destination: 'direct', audience: 'SELF_ONLY' }
    expect(await publish(postOf({ options }))).toMatchObject({ kind: 'published' })
  })

  test('without the right for it is refused, and the account still works', async () => {
    network.allows = ['user.info.basic', 'video.upload']
    expect(await publish(postOf({ options: direct }))).toMatchObject({
      kind: 'rejected',
      code: 'app_not_approved',
    })
    expect(await adapter().check(network.account)).toBe('ok')
  })

  test('that is paid for cannot be private', async () => {
    const options = { destination: 'direct', disclosure: 'partner' }
    expect(await publish(postOf({ options }))).toMatchObject({ kind: 'rejected', code: 'not_allowed' })
  })

  test('waits for its id a while, and is published without', async () => {
    network.hidesIdFor = 2
    expect(await publish(postOf({ options: direct }))).toMatchObject({
      remoteId: network.published[0]?.id,
    })
    saved = null
    network.hidesIdFor = 50
    expect(await publish(postOf({ options: direct }))).toMatchObject({
      kind: 'published',
      remoteId: expect.stringMatching(/^v_pub_file~/),
      url: 'https://www.tiktok.com/@luna.bakery',
    })
  })

  test('of images whose answer got lost stays unclear, and is never sent again', async () => {
    network.fault = 'cut-after-accept'
    expect((await attempt(photosOf(direct))).kind).toBe('unknown')
    expect((await publish(photosOf(direct))).kind).toBe('unknown')
    expect(network.published).toHaveLength(1)
    expect(begun()).toBe(1)
  })
})

describe('an upload', () => {
  test.each([
    ['before', false],
    ['after', true],
  ])('is never doubled, whichever step a worker dies %s storing', async (_when, isStored) => {
    const post = postOf({ options: direct })
    await publish(post)
    const saves = steps.length
    expect(saves).toBeGreaterThanOrEqual(4)
    for (let killedAt = 1; killedAt <= saves; killedAt++) {
      network.published.length = 0
      saved = null
      steps = []
      await expect(attempt(post, killedAt, isStored)).rejects.toBeInstanceOf(Killed)
      steps = []
      expect([killedAt, await publish(post)]).toMatchObject([killedAt, { kind: 'published' }])
      expect([killedAt, network.published.length]).toEqual([killedAt, 1])
    }
  })

  test('whose last answer got lost is asked for, and nothing is sent again', async () => {
    network.fault = 'cut-after-accept'
    expect((await attempt(postOf({ options: direct }))).kind).toBe('unknown')
    expect(await publish(postOf({ options: direct }))).toMatchObject({ kind: 'published' })
    expect(chunks()).toEqual(wholeFilm)
    expect(begun()).toBe(1)
  })

  test('that broke off is resumed at the byte where TikTok is', async () => {
    // Its address, the first chunk, and the last one.
    await expect(attempt(postOf(), 3)).rejects.toBeInstanceOf(Killed)
    expect(await publish(postOf())).toEqual({ kind: 'drafted' })
    expect(chunks()).toEqual(wholeFilm)
    expect(begun()).toBe(1)
  })

  test('knows where it goes before its first byte, sealed', async () => {
    await expect(attempt(postOf(), 1)).rejects.toBeInstanceOf(Killed)
    expect(chunks()).toEqual([])
    expect(saved).not.toContain(onlyUpload().token)
    expect(saved).not.toContain('upload_id')
    expect(await publish(postOf())).toEqual({ kind: 'drafted' })
    expect(begun()).toBe(1)
  })

  test('whose address ended before its last chunk starts over', async () => {
    await expect(attempt(postOf(), 2)).rejects.toBeInstanceOf(Killed)
    onlyUpload().isExpired = true
    expect(await publish(postOf())).toEqual({ kind: 'drafted' })
    expect(begun()).toBe(2)
    expect(network.inbox).toHaveLength(1)
  })

  test('whose address ended with its last chunk starts over only when nothing can arrive any more', async () => {
    await expect(attempt(postOf({ options: direct }), 3)).rejects.toBeInstanceOf(Killed)
    const began = clock.now().getTime()
    onlyUpload().isExpired = true
    expect(await publish(postOf({ options: direct }))).toMatchObject({ kind: 'published' })
    expect(clock.now().getTime() - began).toBeGreaterThanOrEqual(60 * 60_000)
    expect(network.published).toHaveLength(1)
  })

  test('that is lost at once is not begun over and over', async () => {
    network.uploads.get = () => undefined
    expect(await publish(postOf())).toEqual({ kind: 'not-sent', reason: 'the upload was lost at once' })
    expect(begun()).toBe(1)
  })

  test('sealed with another app secret counts as expired', async () => {
    await expect(attempt(postOf(), 2)).rejects.toBeInstanceOf(Killed)
    const other = tiktok.create(reachWith('another secret'))
    const save = async (next: string) => {
      saved = next
    }
    const outcome = await other.publish(network.account, postOf(), { step: saved, save })
    expect(outcome.kind).toBe('processing')
    expect(begun()).toBe(2)
  })

  test('of a small video is sent whole', async () => {
    await publish(postOf({ media: [film(Buffer.from('a film'))] }))
    expect(sentTo('/video/init/').map((each) => fieldsOf(each).source_info)).toEqual([
      { source: 'FILE_UPLOAD', video_size: 6, chunk_size: 6, total_chunk_count: 1 },
    ])
  })

  test('that TikTok processes without an end is unclear after more than an hour', async () => {
    network.processesFor = 1000
    const began = clock.now().getTime()
    expect(await publish(postOf({ options: direct }))).toMatchObject({ kind: 'unknown' })
    expect(clock.now().getTime() - began).toBeGreaterThan(60 * 60_000)
    expect(begun()).toBe(1)
  })
})

describe('what TikTok cannot use', () => {
  test.each([
    ['file_format_check_failed', 'file_type'],
    ['duration_check_failed', 'file_type'],
    ['frame_rate_check_failed', 'file_type'],
    ['picture_size_check_failed', 'file_too_big'],
    ['spam_risk_text', 'not_allowed'],
  ])('%s is refused in its words, and a corrected post starts over', async (failure, code) => {
    network.failure = failure
    expect(await publish(postOf())).toEqual({ kind: 'rejected', reason: failure, code })
    network.failure = null
    expect(await publish(postOf())).toEqual({ kind: 'drafted' })
    expect(begun()).toBe(2)
  })

  test('trouble of its own is tried again', async () => {
    network.failure = 'internal'
    expect(await publish(postOf())).toEqual({ kind: 'not-sent', reason: 'internal' })
    network.failure = null
    expect(await publish(postOf())).toEqual({ kind: 'drafted' })
  })

  test('an address that is not verified in the app says so', async () => {
    network.ownsAddress = false
    expect(await publish(photosOf())).toMatchObject({ kind: 'rejected', code: 'address_unverified' })
    network.ownsAddress = true
    expect(await publish(photosOf())).toEqual({ kind: 'drafted' })
    expect(network.inbox).toHaveLength(1)
  })

  test('too many posts in a minute wait for one', async () => {
    network.beginningsLeft = 0
    expect(await publish(photosOf())).toEqual({
      kind: 'rate-limited',
      retryAt: new Date(clock.now().getTime() + 60_000),
    })
    network.beginningsLeft = 1
    expect(await publish(photosOf())).toEqual({ kind: 'drafted' })
  })
})

describe('results', () => {
  const figures: Results = { reach: 120, likes: 7, comments: 3, shares: 2, clicks: null }
  const none: Results = { reach: null, likes: null, comments: null, shares: null, clicks: null }

  test('are those of public posts, also if their id came later', async () => {
    network.hidesIdFor = 50
    const outcome = await publish(postOf({ options: direct }))
    if (outcome.kind !== 'published') throw new Error(`Not published: ${outcome.kind}`)
    const read = () => adapter().results?.(network.account, [outcome.remoteId, '404'])
    expect(await read()).toEqual({
      kind: 'results',
      results: new Map([
        [outcome.remoteId, none],
        ['404', none],
      ]),
    })
    network.hidesIdFor = 0
    expect(await read()).toMatchObject({
      results: new Map([
        [outcome.remoteId, figures],
        ['404', none],
      ]),
    })
  })

  test('without the right to list videos are unknown', async () => {
    const outcome = await publish(postOf({ options: direct }))
    if (outcome.kind !== 'published') throw new Error(`Not published: ${outcome.kind}`)
    const read = () => adapter().results?.(network.account, [outcome.remoteId])
    expect(await read()).toEqual({ kind: 'results', results: new Map([[outcome.remoteId, figures]]) })
    network.allows = network.allows.filter((scope) => scope !== 'video.list')
    expect(await read()).toEqual({ kind: 'results', results: new Map([[outcome.remoteId, none]]) })
  })
})

describe('access', () => {
  const REDIRECT_URI = 'https://luna.example/api/social-accounts/return'

  async function signIn(posts = 'drafts') {
    const { app } = network
    const request = { values: { posts }, redirectUri: REDIRECT_URI, state: 's', challenge: 'c', app }
    const opened = await tiktok.signIn?.begin(reachWith(), request)
    if (opened?.kind !== 'ready') throw new Error('It begins.')
    const page = await fetch(opened.url, { redirect: 'manual' })
    const code = new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const back = { code, verifier: '', redirectUri: REDIRECT_URI, memo: opened.memo, app }
    return tiktok.signIn?.finish(reachWith(), back)
  }

  test.each([
    ['drafts', ['user.info.basic', 'video.upload']],
    ['direct', ['user.info.basic', 'video.upload', 'video.publish', 'video.list']],
  ])('for %s asks for no more than the app has', async (posts, scopes) => {
    network.appScopes = scopes
    expect(await signIn(posts)).toMatchObject({
      kind: 'granted',
      scopes,
      accounts: [{ platform: 'tiktok', name: 'Luna Bakery', remoteId: network.account.remoteId }],
      tokens: { expiresAt: new Date(clock.now().getTime() + 86_400_000) },
    })
  })

  test('without the right to send drafts is refused, and the right is named', async () => {
    network.allows = ['user.info.basic']
    expect(await signIn()).toMatchObject({ problem: 'rights_missing', detail: 'video.upload' })
  })

  test('without further rights that the person turned off works', async () => {
    network.allows = ['user.info.basic', 'video.upload']
    expect(await signIn('direct')).toMatchObject({ kind: 'granted' })
  })

  test('is renewed with the newest token only', async () => {
    const first = await adapter().refresh?.(network.account)
    if (first?.kind !== 'refreshed') throw new Error('It renews.')
    expect(first.tokens.refresh).not.toBe(network.account.refresh)
    expect(await adapter().refresh?.(network.account)).toEqual({ kind: 'dead' })
    expect(await adapter().refresh?.({ ...network.account, ...first.tokens })).toMatchObject({
      kind: 'refreshed',
    })
  })

  test('is given back with the token that opens the account', async () => {
    expect(await adapter().revoke?.(network.account)).toBe('revoked')
    expect(await adapter().check(network.account)).toBe('token-expired')
  })

  test('of another person than before needs one', async () => {
    expect(await adapter().check({ ...network.account, remoteId: 'another' })).toBe('needs-reconnect')
  })

  test.each([
    ['https://luna.example', 'https://luna.example'],
    ['http://localhost:3000', null],
    ['https://192.168.1.4', null],
  ])('from %s leads back to %s', (own, accepted) => {
    expect(tiktok.signIn?.addressFor?.({ publicUrl: own }, own)).toBe(accepted)
  })
})
