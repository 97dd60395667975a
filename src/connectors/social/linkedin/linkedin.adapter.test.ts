import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost } from '../adapter.ts'
import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import type { Reach } from '../http/network-call.ts'
import { linkedin } from './linkedin.adapter.ts'
import { type FakeLinkedin, startFakeLinkedin } from './linkedin.fake.fixture.ts'

let network: FakeLinkedin
let clock: TestClock
let saved: string | null
beforeEach(() => start('pages'))
afterEach(() => network.close())

async function start(kind: 'pages' | 'profile') {
  await network?.close()
  network = await startFakeLinkedin(kind)
  clock = new TestClock(new Date().toISOString())
  saved = null
}

const reach = (): Reach => ({
  env: readEnv({ LINKEDIN_BASE_URL: network.url, LINKEDIN_AUTH_BASE_URL: network.url }),
  clock,
})
const adapter = () => linkedin.create(reach())
const publish = (post: Partial<OutgoingPost>, step = saved) =>
  adapter().publish(network.account, outgoingPostOf('linkedin', post), {
    step,
    save: async (next) => {
      saved = next
    },
  })
const paths = () =>
  network.requests.map(({ method, path }) => `${method} ${decodeURIComponent(path).replace(/\d{13}/g, 'ID')}`)
const texts = () => network.posts.map(({ text }) => text)

/** Goes on from each step, at its time. */
async function publishToEnd(post: Partial<OutgoingPost>) {
  let outcome = await publish(post)
  for (let checks = 0; outcome.kind === 'processing' && checks < 20; checks++) {
    clock.advance((outcome.checkAt.getTime() - clock.now().getTime()) / 1000)
    outcome = await publish(post, outcome.step)
  }
  return outcome
}

describe('videos', () => {
  const bytes = Buffer.concat(['a', 'b', 'c'].map((letter) => Buffer.alloc(50_000, letter))).subarray(
    0,
    120_000,
  )
  const post = { media: [outgoingMediaOf('video', { bytes })] }

  test('are sent in parts, finished, awaited, and then posted', async () => {
    expect(await publishToEnd(post)).toMatchObject({
      kind: 'published',
      remoteId: expect.stringContaining('urn:li:ugcPost:'),
      url: expect.stringMatching(/^https:\/\/www\.linkedin\.com\/feed\/update\/urn:li:ugcPost:\d+\/$/),
    })
    expect(paths()).toEqual([
      'POST /rest/videos?action=initializeUpload',
      'PUT /dms-uploads/urn:li:video:ID/0',
      'PUT /dms-uploads/urn:li:video:ID/1',
      'PUT /dms-uploads/urn:li:video:ID/2',
      'POST /rest/videos?action=finalizeUpload',
      'GET /rest/videos/urn:li:video:ID',
      'GET /rest/videos/urn:li:video:ID',
      'GET /rest/videos/urn:li:video:ID',
      'POST /rest/posts',
    ])
    const urn = network.shown[0]?.content?.media?.id ?? ''
    const parts = network.uploads.contentOf(urn) ?? []
    expect(Buffer.concat(parts.filter((part) => part !== null)).equals(bytes)).toBe(true)
  })

  test('that LinkedIn cannot use are refused, and nothing is posted', async () => {
    network.uploads.state.processing = 'PROCESSING_FAILED'
    expect(await publishToEnd(post)).toMatchObject({ kind: 'rejected' })
    expect(network.posts).toEqual([])
    // Uploaded anew when a person tries again.
    expect(JSON.parse(saved ?? '{}')).toMatchObject({ video: null })
  })
})

describe('each call', () => {
  test('names the version of the interface', async () => {
    await publish({ media: [outgoingMediaOf('picture')], followUps: ['More'] })
    const calls = network.requests.filter(({ path }) => path.startsWith('/rest/'))
    expect(calls.length).toBeGreaterThan(2)
    for (const { headers } of calls)
      expect(headers).toMatchObject({
        'linkedin-version': expect.stringMatching(/^20260[6-9]$|^20261[0-2]$|^202[7-9]\d\d$/),
        'x-restli-protocol-version': '2.0.0',
      })
  })

  test('with an ended version asks for an update', async () => {
    network.refusesPost = { status: 426, body: { status: 426, message: 'Requested version is not active' } }
    expect(await publish({})).toMatchObject({ kind: 'rejected', code: 'update_needed' })
  })
})

test('the token goes to no other address that an answer names', async () => {
  const elsewhere = await startFakeLinkedin()
  try {
    const call = reach()
    const { putFile } = await import('./linkedin.api.ts')
    const file = await outgoingMediaOf('picture').file({ types: ['image/jpeg'], maxBytes: 100 })
    await putFile(call, network.account, `${elsewhere.url}/dms-uploads/x/0`, file)
    expect(elsewhere.requests[0]?.headers).not.toHaveProperty('authorization')
    await putFile(call, network.account, `${network.url}/dms-uploads/x/0`, file)
    expect(network.requests[0]?.headers).toHaveProperty('authorization')
  } finally {
    await elsewhere.close()
  }
})

describe('a page', () => {
  test('a post whose answer got lost, and that never arrived, is sent once more after two looks', async () => {
    network.fault = 'down'
    expect(await publish({})).toMatchObject({ kind: 'unknown' })
    expect(await publish({})).toMatchObject({
      kind: 'processing',
      checkAt: new Date(clock.now().getTime() + 30_000),
    })
    clock.advance(30)
    expect(await publish({})).toMatchObject({ kind: 'processing' })
    expect(network.posts).toEqual([])
    clock.advance(150)
    expect(await publish({})).toMatchObject({ kind: 'published' })
    expect(network.posts).toHaveLength(1)
  })

  test('a post that is refused as a duplicate of the one that got lost is looked for again', async () => {
    network.fault = 'cut-after-accept'
    expect(await publish({})).toMatchObject({ kind: 'unknown' })
    const [late] = network.shown.splice(0)
    clock.advance(30)
    expect(await publish({})).toMatchObject({ kind: 'processing' })
    clock.advance(150)
    network.refusesPost = {
      status: 422,
      body: { code: 'DUPLICATE_POST', message: `Content is a duplicate of ${late?.id}` },
    }
    expect(await publish({})).toMatchObject({ kind: 'unknown' })
    if (late) network.shown.push({ ...late, createdAt: clock.now().getTime() })
    clock.advance(30)
    expect(await publish({})).toMatchObject({ kind: 'published', remoteId: late?.id })
    expect(network.posts).toHaveLength(1)
  })

  test('comments follow in order, even the same twice', async () => {
    const followUps = ['(One) #1', 'Two', 'Two']
    expect(await publish({ platform: 'linkedin_thread', followUps })).toMatchObject({ kind: 'published' })
    expect(texts()).toEqual(['Fresh bread at eight.', ...followUps])
    const root = network.posts[0]?.id
    expect(network.posts.slice(1).every(({ replyTo }) => replyTo === root)).toBe(true)
  })

  test('a comment whose answer got lost is found, and not sent again', async () => {
    const followUps = ['Two', 'Two']
    network.refusesComment = { status: 503, body: 'down' }
    expect(await publish({ followUps })).toMatchObject({ kind: 'unknown' })
    const root = network.posts[0]?.id ?? ''
    network.posts.push({ id: 'it-arrived', text: 'Two', media: [], replyTo: root })
    expect(await publishToEnd({ followUps })).toMatchObject({ kind: 'published', remoteId: root })
    expect(texts()).toEqual(['Fresh bread at eight.', 'Two', 'Two'])
  })

  test('a comment that comes before LinkedIn knows the post is sent again', async () => {
    network.refusesComment = { status: 404, body: { message: 'No such post' } }
    expect(await publishToEnd({ followUps: ['Two'] })).toMatchObject({ kind: 'published' })
    expect(texts()).toEqual(['Fresh bread at eight.', 'Two'])
  })

  test('a post whose comments LinkedIn never takes is taken back', async () => {
    for (let tries = 0; tries < 9; tries++) {
      network.refusesComment = { status: 404, body: {} }
      const outcome = await publish({ followUps: ['Two'] })
      expect(outcome.kind).toBe('processing')
      if (outcome.kind === 'processing') saved = outcome.step
      clock.advance(30)
    }
    network.refusesComment = { status: 404, body: { message: 'No such post' } }
    expect(await publish({ followUps: ['Two'] })).toMatchObject({ kind: 'rejected' })
    // Nothing of it stays.
    expect(network.posts).toEqual([])
  })

  test('a post whose comments cannot be sent is left to a person', async () => {
    network.refusesComment = { status: 404, body: {} }
    await publish({ followUps: ['Two'] })
    const step = JSON.stringify({ ...JSON.parse(saved ?? ''), tries: 9 })
    await network.close()
    expect(await publish({ followUps: ['Two'] }, step)).toMatchObject({ kind: 'unknown' })
  })

  test('without its comment, a post is taken back', async () => {
    network.refusesComment = { status: 403, body: { message: 'Not enough permissions' } }
    expect(await publish({ followUps: ['Two'] })).toMatchObject({
      kind: 'rejected',
      code: 'not_allowed',
      reason: 'Not enough permissions',
    })
    expect(network.posts).toEqual([])
    expect(await publish({ followUps: ['Two'] })).toMatchObject({ kind: 'published' })
    expect(texts()).toEqual(['Fresh bread at eight.', 'Two'])
  })

  test('a post that cannot be taken back is not told as refused', async () => {
    network.refusesComment = { status: 403, body: { message: 'Not enough permissions' } }
    network.refusesRemoval = { status: 503, body: 'down' }
    expect(await publish({ followUps: ['Two'] })).toMatchObject({ kind: 'unknown' })
    expect(texts()).toEqual(['Fresh bread at eight.'])
    expect(await publish({ followUps: ['Two'] })).toMatchObject({ kind: 'published' })
    expect(texts()).toEqual(['Fresh bread at eight.', 'Two'])
  })

  test('reads the results of its posts', async () => {
    const outcome = await publish({})
    const id = outcome.kind === 'published' ? outcome.remoteId : ''
    const answer = await adapter().results?.(network.account, [id])
    expect(answer?.kind === 'results' && answer.results.get(id)).toEqual({
      reach: 40,
      likes: 4,
      comments: 1,
      shares: 2,
      clicks: 5,
    })
  })

  test('that the person no longer manages needs a person', async () => {
    network.pages.length = 0
    expect(await adapter().check(network.account)).toBe('needs-reconnect')
  })
})

describe('a profile', () => {
  beforeEach(() => start('profile'))

  test('a post whose answer got lost stays unclear, and is never sent again', async () => {
    network.fault = 'cut-after-accept'
    expect(await publish({})).toMatchObject({ kind: 'unknown' })
    const asked = network.requests.length
    clock.advance(3600)
    expect(await publish({})).toMatchObject({ kind: 'unknown' })
    expect(network.requests).toHaveLength(asked)
    expect(network.posts).toHaveLength(1)
  })

  test('a post that LinkedIn refused can be sent again', async () => {
    network.fault = 'refuses'
    expect(await publish({})).toMatchObject({ kind: 'rejected' })
    expect(await publish({})).toMatchObject({ kind: 'published' })
  })

  test('has no results, without a call', async () => {
    const answer = await adapter().results?.(network.account, ['urn:li:share:1'])
    expect(answer?.kind === 'results' && answer.results.get('urn:li:share:1')).toMatchObject({ reach: null })
    expect(network.requests).toEqual([])
  })

  test('of another person needs a person', async () => {
    const account = { ...network.account, remoteId: 'urn:li:person:another' }
    expect(await adapter().check(account)).toBe('needs-reconnect')
  })
})

describe('access', () => {
  test('without a refresh token ends with its token', async () => {
    const { refresh: _, ...account } = network.account
    expect(await adapter().refresh?.(account)).toEqual({ kind: 'dead' })
    expect(network.requests).toEqual([])
  })

  test('is given back with the keys of the app', async () => {
    const { refresh: _, ...account } = network.account
    expect(await adapter().revoke?.(account)).toBe('revoked')
    expect(await adapter().check(account)).toBe('token-expired')
    const [call] = network.requests
    expect(call && fieldsOf(call)).toMatchObject({ token: 'token-of-luna', client_id: network.app.clientId })
    expect(call?.path).toBe('/oauth/v2/revoke')
  })
})

describe('signing in', () => {
  const begin = (values: Record<string, string>) =>
    linkedin.signIn?.begin(reach(), {
      values,
      redirectUri: 'https://shop.example/back',
      state: 'the-state',
      challenge: 'the-challenge',
      app: network.app,
    })

  async function finish(values: Record<string, string>) {
    const begun = await begin(values)
    if (begun?.kind !== 'ready') throw new Error('Not ready.')
    const page = await fetch(begun.url, { redirect: 'manual' })
    const back = new URL(page.headers.get('location') ?? '').searchParams
    return linkedin.signIn?.finish(reach(), {
      code: back.get('code') ?? '',
      verifier: 'v',
      redirectUri: 'https://shop.example/back',
      memo: begun.memo,
      app: network.app,
    })
  }

  test('asks for no more rights than the app has', async () => {
    const scopes = async (values: Record<string, string>) => {
      const begun = await begin(values)
      return begun?.kind === 'ready' && new URL(begun.url).searchParams.get('scope')
    }
    expect(await scopes({})).toBe('openid profile w_member_social')
    expect(await scopes({ postsTo: 'pages' })).not.toContain('openid')
    const begun = await begin({})
    expect(begun?.kind === 'ready' && begun.url).not.toContain('code_challenge')
  })

  test('finds all pages, for posts and for threads', async () => {
    network.pages.push({ id: '77', name: 'Luna Bakery' })
    expect(await finish({ postsTo: 'pages' })).toMatchObject({
      kind: 'granted',
      user: { name: 'Luna Café, Luna Bakery' },
      accounts: [
        { platform: 'linkedin', remoteId: 'urn:li:organization:5515715', name: 'Luna Café' },
        { platform: 'linkedin', remoteId: 'urn:li:organization:77', name: 'Luna Bakery' },
        { platform: 'linkedin_thread', remoteId: 'urn:li:organization:5515715', name: 'Luna Café' },
        { platform: 'linkedin_thread', remoteId: 'urn:li:organization:77', name: 'Luna Bakery' },
      ],
    })
  })

  test('without a page ends in a sentence', async () => {
    network.pages.length = 0
    expect(await finish({ postsTo: 'pages' })).toMatchObject({ kind: 'refused', problem: 'no_account' })
  })

  test('names the right that was not given', async () => {
    await start('profile')
    network.allows = 'openid,profile'
    expect(await finish({})).toMatchObject({
      kind: 'refused',
      problem: 'rights_missing',
      detail: 'w_member_social',
    })
  })
})
