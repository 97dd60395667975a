import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import { outgoingMediaOf } from '../conformance/outgoing-post.fixture.ts'
import { x } from './x.adapter.ts'
import { type Attempts, callsTo, startAttempts } from './x.attempts.fixture.ts'

let at: Attempts
let network: Attempts['network']
beforeEach(async () => {
  at = await startAttempts(readEnv)
  network = at.network
})
afterEach(() => network.close())

const texts = () => network.posts.map(({ text }) => text)
const calls = (call: string) => callsTo(network).filter((each) => each === call)
const postsSent = () =>
  network.requests.filter(({ method, path }) => method === 'POST' && path === '/2/tweets').map(fieldsOf)
const picture = (alt = '', bytes = 1000) =>
  outgoingMediaOf('picture', { alt, bytes: Buffer.alloc(bytes, 'p') })
const inAnHour = () => new Date(at.clock.now().getTime() + 3_600_000)

describe('a thread', () => {
  const post = { text: 'One', followUps: ['Two', 'Three'] }

  test('is answered part by part, below the one before', async () => {
    const outcome = await at.publish(post)
    const [first, second] = network.posts
    expect(outcome).toEqual({
      kind: 'published',
      remoteId: first?.id,
      url: `https://x.com/i/web/status/${first?.id}`,
    })
    expect(network.posts.map(({ text, replyTo }) => [text, replyTo])).toEqual([
      ['One', null],
      ['Two', first?.id],
      ['Three', second?.id],
    ])
  })

  test('whose third part is refused is taken back, and can be corrected and sent again', async () => {
    const refused = { text: 'One', followUps: ['Two', 'x'.repeat(281)] }
    expect(await at.publish(refused)).toMatchObject({ kind: 'rejected', code: 'too_long' })
    expect([texts(), calls('DELETE /2/tweets/ID').length]).toEqual([[], 2])
    expect(await at.publish(post)).toMatchObject({ kind: 'published' })
    expect(texts()).toEqual(['One', 'Two', 'Three'])
  })

  test('that X does not delete needs a person, sends nothing more, and is taken back later', async () => {
    network.keepsPosts = true
    const refused = { text: 'One', followUps: ['Two', 'x'.repeat(281)] }
    expect(await at.publish(refused)).toMatchObject({ kind: 'unknown' })
    expect(await at.publish(refused)).toMatchObject({ kind: 'unknown' })
    expect([texts(), postsSent().length]).toEqual([['One', 'Two'], 3])
    network.keepsPosts = false
    expect(await at.publish(refused)).toMatchObject({ kind: 'rejected', code: 'too_long' })
    expect([texts(), postsSent().length]).toEqual([[], 3])
  })

  test('waits for a limit, or an X that is away, between two parts', async () => {
    network.left.ofUser = 1
    const limited = await at.attempt(post)
    expect(limited.kind).toBe('processing')
    network.left.ofUser = 100
    network.fault = 'down'
    expect((await at.attempt(post)).kind).toBe('unknown')
    expect(await at.publish(post)).toMatchObject({ kind: 'published' })
    expect(texts()).toEqual(['One', 'Two', 'Three'])
  })

  test('with the same words twice is refused by X, and taken back', async () => {
    expect(await at.publish({ text: 'One', followUps: ['One'] })).toMatchObject({ code: 'duplicate' })
    expect(texts()).toEqual([])
  })
})

describe('after an answer that got lost', () => {
  test.each([
    ['plain words', 'Fresh bread at eight.'],
    ['links, signs and emoji', 'Bread & more < 5 $ at https://luna.example/Bread or luna.bakery 🥐'],
  ])('a post is found by its words, not by its short links: %s', async (_case, text) => {
    network.fault = 'cut-after-accept'
    const post = { text, media: [picture()] }
    expect((await at.attempt(post)).kind).toBe('unknown')
    expect(await at.publish(post)).toMatchObject({ kind: 'published', remoteId: network.posts[0]?.id })
    expect([texts(), calls('POST /2/tweets').length]).toEqual([[text], 1])
  })

  test('what never arrived is sent once more, after two looks', async () => {
    network.fault = 'down'
    expect((await at.attempt()).kind).toBe('unknown')
    const first = await at.attempt()
    expect(first).toMatchObject({ checkAt: new Date(at.clock.now().getTime() + 30_000) })
    at.clock.advance(30)
    expect((await at.attempt()).kind).toBe('processing')
    at.clock.advance(150)
    expect(await at.attempt()).toMatchObject({ kind: 'published' })
    expect([texts().length, calls('GET /2/users/ID/tweets').length]).toEqual([1, 2])
  })

  test('a post that X shows late is not sent twice: its answer “duplicate” means that it is there', async () => {
    network.fault = 'cut-after-accept'
    network.hiddenFor = 2
    expect((await at.attempt()).kind).toBe('unknown')
    expect(await at.publish()).toMatchObject({ kind: 'published', remoteId: network.posts[0]?.id })
    expect([texts().length, calls('POST /2/tweets').length]).toEqual([1, 2])
  })

  test('a post that X never shows needs a person, and is not looked for without end', async () => {
    network.fault = 'cut-after-accept'
    network.hiddenFor = 100
    await at.attempt()
    for (let again = 0; again < 3; again++)
      expect(await at.publish()).toEqual({ kind: 'unknown', reason: 'X says that it is there already' })
    expect([texts().length, calls('GET /2/users/ID/tweets').length]).toEqual([1, 4])
  })

  test('a further part is looked for after the one before it', async () => {
    const post = { text: 'One', followUps: ['Two'] }
    network.left.ofUser = 1
    await at.attempt(post)
    network.left.ofUser = 100
    network.fault = 'cut-after-accept'
    expect((await at.attempt(post)).kind).toBe('unknown')
    expect(await at.publish(post)).toMatchObject({ kind: 'published' })
    const look = network.requests.find(({ path }) => path.includes('/tweets?'))
    const query = new URLSearchParams(look?.path.split('?')[1])
    expect([query.get('since_id'), query.get('max_results')]).toEqual([network.posts[0]?.id, '5'])
    expect(texts()).toEqual(['One', 'Two'])
  })
})

test('the same words at the first try are a duplicate', async () => {
  await at.publish()
  at.startOver()
  expect(await at.attempt()).toMatchObject({ kind: 'rejected', code: 'duplicate' })
})

describe('files', () => {
  test('are uploaded in parts of 4 MB, in order, and images with their description', async () => {
    const film = outgoingMediaOf('video', { alt: 'Kneading', bytes: Buffer.alloc(9_000_000, 'v') })
    expect(await at.publish({ media: [film] })).toMatchObject({ kind: 'published' })
    expect(network.posts[0]?.media).toEqual([{ type: 'video/mp4', bytes: 9_000_000, alt: '' }])
    expect(calls('POST /2/media/upload/ID/append')).toHaveLength(3)
    expect(calls('POST /2/media/metadata')).toEqual([])
    at.startOver()
    const images = [picture('One'), picture(), picture('Three')]
    expect(await at.publish({ text: 'Images', media: images })).toMatchObject({ kind: 'published' })
    expect(network.posts[1]?.media.map(({ alt }) => alt)).toEqual(['One', '', 'Three'])
  })

  test('an animation stands alone', async () => {
    const animation = outgoingMediaOf('picture', { type: 'image/gif', alt: 'Steam' })
    expect(await at.publish({ media: [animation] })).toMatchObject({ kind: 'published' })
    expect(network.posts[0]?.media).toMatchObject([{ type: 'image/gif', alt: 'Steam' }])
    at.startOver()
    await expect(at.publish({ text: 'Two', media: [animation, picture()] })).rejects.toMatchObject({
      problem: 'file_type',
    })
  })

  test('an upload goes on where a worker died', async () => {
    const post = { media: [outgoingMediaOf('video', { bytes: Buffer.alloc(9_000_000, 'v') })] }
    // Before the second part is noted.
    at.dieAt(5)
    await expect(at.attempt(post)).rejects.toThrow()
    at.dieAt(Number.POSITIVE_INFINITY)
    expect(await at.publish(post)).toMatchObject({ kind: 'published' })
    expect(calls('POST /2/media/upload/initialize')).toHaveLength(1)
    expect(calls('POST /2/media/upload/ID/append')).toHaveLength(4)
    expect(network.posts[0]?.media).toMatchObject([{ bytes: 9_000_000 }])
  })

  test('an upload that expired on its way is begun again', async () => {
    const post = { media: [picture('', 4_100_000)] }
    at.dieAt(3)
    await expect(at.attempt(post)).rejects.toThrow()
    at.dieAt(Number.POSITIVE_INFINITY)
    for (const each of network.media.values()) each.hasExpired = true
    expect(await at.publish(post)).toMatchObject({ kind: 'published' })
    expect(calls('POST /2/media/upload/initialize')).toHaveLength(2)
  })

  test.each([
    ['while they are processed', 'video'],
    ['while the account waited for a limit', 'picture'],
  ] as const)('that expired %s are uploaded again', async (_case, kind) => {
    const post = { media: [outgoingMediaOf(kind)] }
    if (kind === 'picture') network.left.ofUser = 0
    expect(['processing', 'rate-limited']).toContain((await at.attempt(post)).kind)
    for (const each of network.media.values()) each.hasExpired = true
    network.left.ofUser = 100
    expect(await at.publish(post)).toMatchObject({ kind: 'published' })
    expect(calls('POST /2/media/upload/initialize')).toHaveLength(2)
    expect(network.posts).toHaveLength(1)
  })

  test('that X does not find the second time either are refused', async () => {
    network.losesFiles = true
    expect(await at.publish({ media: [picture()] })).toEqual({
      kind: 'rejected',
      reason: 'Your media IDs are invalid.',
    })
    expect(calls('POST /2/media/upload/initialize')).toHaveLength(2)
  })

  test('a video that X cannot process is refused, and another one is uploaded', async () => {
    network.canProcess = false
    const post = { media: [outgoingMediaOf('video')] }
    expect(await at.publish(post)).toMatchObject({ kind: 'rejected', code: 'file_type' })
    network.canProcess = true
    expect(await at.publish(post)).toMatchObject({ kind: 'published' })
  })
})

test('choices are sent once, with the first part, if a person made them', async () => {
  const options = { replies: 'mentionedUsers', madeWithAi: 'yes', paidPartnership: 'yes' }
  await at.publish({ followUps: ['Two'], options, media: [picture()] })
  at.startOver()
  await at.publish({ text: 'No files', options: { madeWithAi: 'yes' } })
  at.startOver()
  await at.publish({
    text: 'Three',
    options: { replies: 'everyone', madeWithAi: 'no', paidPartnership: 'no' },
  })
  expect(postsSent()).toEqual([
    {
      text: 'Fresh bread at eight.',
      media: { media_ids: [expect.any(String)] },
      reply_settings: 'mentionedUsers',
      made_with_ai: true,
      paid_partnership: true,
    },
    { text: 'Two', reply: { in_reply_to_tweet_id: network.posts[0]?.id } },
    { text: 'No files' },
    { text: 'Three' },
  ])
})

test('a poll goes out with the first part, for as long as was chosen, and never with files', async () => {
  const poll = { poll: 'yes', choice1: ' Rye ', choice2: 'Spelt', choice3: '', choice4: 'Corn' }
  await at.publish({ followUps: ['Two'], options: { ...poll, pollMinutes: '60' } })
  at.startOver()
  await at.publish({ text: 'A day', options: { poll: 'yes', choice1: 'Rye', choice2: 'Spelt' } })
  at.startOver()
  await at.publish({ text: 'Files', options: poll, media: [picture()] })
  expect(postsSent().map(({ poll: sent }) => sent)).toEqual([
    { options: ['Rye', 'Spelt', 'Corn'], duration_minutes: 60 },
    undefined,
    { options: ['Rye', 'Spelt'], duration_minutes: 1440 },
    undefined,
  ])
})

describe('limits', () => {
  test('of the account for a day', async () => {
    network.left.ofUser = 0
    const outcome = await at.attempt()
    expect(outcome).not.toHaveProperty('isOfApp')
    if (outcome.kind !== 'rate-limited') throw new Error(outcome.kind)
    expect(Math.abs(outcome.retryAt.getTime() - inAnHour().getTime())).toBeLessThan(5000)
  })

  test('of the app for a day hold back all its accounts', async () => {
    network.left = { ofUser: 0, ofApp: 0 }
    const outcome = await at.attempt()
    expect(outcome).toMatchObject({ kind: 'rate-limited', isOfApp: true })
  })

  test('no credits: said as such, and nothing was posted', async () => {
    network.credits = 10
    expect(await at.attempt()).toEqual({ kind: 'rejected', reason: 'credits depleted', code: 'no_credits' })
    expect(await at.adapter().check(network.account)).toBe('ok')
    expect(await at.adapter().check(network.account)).toBe('unreachable')
  })
})

describe('tokens', () => {
  test('each refresh token is good for one time, and brings the next', async () => {
    const renewed = await at.adapter().refresh?.(network.account)
    if (renewed?.kind !== 'refreshed') throw new Error('It renews.')
    expect(renewed.tokens.expiresAt).toEqual(new Date(at.clock.now().getTime() + 7_200_000))
    expect(await at.adapter().refresh?.(network.account)).toEqual({ kind: 'dead' })
    expect(await at.adapter().refresh?.({ ...network.account, ...renewed.tokens })).toMatchObject({
      kind: 'refreshed',
    })
  })

  test('other keys, or an X that is away, end nothing', async () => {
    const app = { ...network.app, clientSecret: 'another' }
    expect(await at.adapter().refresh?.({ ...network.account, app })).toMatchObject({ kind: 'unreachable' })
    const away = x.create({ env: readEnv({ X_BASE_URL: 'http://127.0.0.1:9' }), clock: at.clock })
    expect(await away.refresh?.(network.account)).toMatchObject({ kind: 'unreachable' })
    expect(await away.revoke?.(network.account)).toBe('unreachable')
  })

  test('both are given back', async () => {
    expect(await at.adapter().revoke?.(network.account)).toBe('revoked')
    expect(network.refreshes.size).toBe(0)
    expect(await at.adapter().check(network.account)).toBe('token-expired')
  })

  test('another account behind the token needs to be connected again', async () => {
    expect(await at.adapter().check({ ...network.account, remoteId: '12' })).toBe('needs-reconnect')
  })
})

test('results are those of many posts in one call; posts that are gone are left out', async () => {
  await at.publish()
  const id = network.posts[0]?.id ?? ''
  const ids = [id, ...Array.from({ length: 120 }, (_, n) => `${1000 + n}`)]
  expect(await at.adapter().results?.(network.account, ids)).toEqual({
    kind: 'results',
    results: new Map([[id, { reach: 120, likes: 12, comments: 3, shares: 5, clicks: 7 }]]),
  })
  expect(calls('GET /2/tweets')).toHaveLength(2)
})

describe('signing in', () => {
  const REDIRECT_URI = 'https://luna.example/api/social-accounts/return'
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

  async function signIn(verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk') {
    const env = readEnv({ X_BASE_URL: network.url, X_AUTH_BASE_URL: network.url })
    const reach = { env, clock: at.clock }
    const { app } = network
    const wanted = { values: {}, redirectUri: REDIRECT_URI, state: 's', challenge, app }
    const begun = await x.signIn?.begin(reach, wanted)
    if (begun?.kind !== 'ready') throw new Error('It begins.')
    const page = await fetch(begun.url, { redirect: 'manual' })
    const code = new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const finish = () => x.signIn?.finish(reach, { code, verifier, redirectUri: REDIRECT_URI, memo: {}, app })
    return { finish }
  }

  test('brings the account, by its name, and a token for two hours; a code is good for one time', async () => {
    const { finish } = await signIn()
    expect(await finish()).toMatchObject({
      kind: 'granted',
      user: { id: '2244994945', name: '@luna_bakery' },
      accounts: [{ platform: 'x', remoteId: '2244994945', name: '@luna_bakery' }],
      tokens: {
        refresh: expect.any(String),
        expiresAt: new Date(at.clock.now().getTime() + 7_200_000),
      },
    })
    expect(await finish()).toMatchObject({ kind: 'refused', problem: 'expired' })
  })

  test('with another verifier is refused', async () => {
    const { finish } = await signIn('another')
    expect(await finish()).toMatchObject({ kind: 'refused', problem: 'expired' })
  })

  test('without a right is refused, and the right is named', async () => {
    network.allows = network.allows.filter((scope) => scope !== 'media.write')
    const { finish } = await signIn()
    expect(await finish()).toMatchObject({ problem: 'rights_missing', detail: 'media.write' })
  })

  test('without credits says what to buy', async () => {
    network.credits = 0
    const { finish } = await signIn()
    expect(await finish()).toMatchObject({
      kind: 'refused',
      detail: 'credits depleted',
      advice: { en: expect.stringContaining('credits') },
    })
  })
})
