import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost, PublishOutcome } from '../adapter.ts'
import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { threads } from './threads.adapter.ts'
import { type FakeThreads, startFakeThreads } from './threads.fake.fixture.ts'

let network: FakeThreads
let clock: TestClock
let saved: string | null
beforeEach(async () => {
  network = await startFakeThreads()
  clock = new TestClock(new Date().toISOString())
  saved = null
})
afterEach(() => network.close())

const adapter = () => threads.create({ env: readEnv({ THREADS_BASE_URL: network.url }), clock })

async function attempt(post: Partial<OutgoingPost>): Promise<PublishOutcome> {
  const outcome = await adapter().publish(network.account, outgoingPostOf('threads', post), {
    step: saved,
    save: async (next) => {
      saved = next
    },
  })
  if (outcome.kind === 'processing') saved = outcome.step
  return outcome
}

/** Attempts until there is an outcome; nobody waits. */
async function publish(post: Partial<OutgoingPost>): Promise<PublishOutcome> {
  for (let checks = 0; checks < 20; checks++) {
    const outcome = await attempt(post)
    if (outcome.kind !== 'processing') return outcome
    clock.set(outcome.checkAt.toISOString())
  }
  throw new Error('Still processing.')
}

const calls = () =>
  network.requests.map(({ method, path }) => `${method} ${path.split('?')[0]?.replace(/\d{9,}/, 'ID')}`)
const containersSent = () =>
  network.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/me/threads'))
    .map(fieldsOf)
const texts = () => network.posts.map(({ text }) => text)

describe('a thread', () => {
  const post = { text: 'One', followUps: ['Two', 'Three'] }

  test('is answered part by part, below the one before', async () => {
    expect(await publish(post)).toMatchObject({ kind: 'published', remoteId: network.posts[0]?.id })
    const [first, second] = network.posts
    expect(network.posts.map(({ text, replyTo }) => [text, replyTo])).toEqual([
      ['One', null],
      ['Two', first?.id],
      ['Three', second?.id],
    ])
  })

  test('whose third part is refused is taken back, and can be sent again', async () => {
    await attempt({ text: 'One' })
    saved = null
    network.posts.length = 0
    const refused = { text: 'One', followUps: ['Two', 'x'.repeat(501)] }
    expect(await publish(refused)).toMatchObject({ kind: 'rejected' })
    expect(texts()).toEqual([])
    expect(calls().filter((call) => call.startsWith('DELETE'))).toHaveLength(2)
    expect(await publish(post)).toMatchObject({ kind: 'published' })
    expect(texts()).toEqual(['One', 'Two', 'Three'])
  })

  test('goes on after Threads was away between two parts', async () => {
    const outcome = await attempt({ text: 'One' })
    expect(outcome.kind).toBe('published')
    network.posts.length = 0
    saved = null
    let publishes = 0
    const create = adapter().publish
    const answer = await create(network.account, outgoingPostOf('threads', post), {
      step: null,
      save: async (next) => {
        saved = next
        // The second part is about to be published.
        if (JSON.parse(next).sentAt !== null && ++publishes === 2) network.fault = 'down'
      },
    })
    expect(answer.kind).toBe('unknown')
    expect(await publish(post)).toMatchObject({ kind: 'published' })
    expect(texts()).toEqual(['One', 'Two', 'Three'])
  })
})

test('a lost answer is found by its container, although the topic is shown without its sign', async () => {
  const post = { text: 'Fresh bread #luna' }
  network.fault = 'cut-after-accept'
  expect((await attempt(post)).kind).toBe('unknown')
  expect(await publish(post)).toMatchObject({ kind: 'published', remoteId: network.posts[0]?.id })
  expect(network.posts).toHaveLength(1)
  expect(calls().filter((call) => call === 'POST /me/threads_publish')).toHaveLength(1)
})

test('what never arrived is sent once more from the same container, after two looks', async () => {
  network.fault = 'down'
  expect((await attempt({})).kind).toBe('unknown')
  const first = await attempt({})
  expect(first).toMatchObject({ kind: 'processing', checkAt: new Date(clock.now().getTime() + 30_000) })
  clock.advance(30)
  expect((await attempt({})).kind).toBe('processing')
  clock.advance(150)
  expect(await attempt({})).toMatchObject({ kind: 'published' })
  expect(containersSent()).toHaveLength(1)
  expect(network.posts).toHaveLength(1)
})

test('a container that expired while it waited is created again', async () => {
  const post = { media: [outgoingMediaOf('video')] }
  expect((await attempt(post)).kind).toBe('processing')
  for (const container of network.containers.values()) container.state = 'EXPIRED'
  expect(await publish(post)).toMatchObject({ kind: 'published' })
  expect(network.posts).toHaveLength(1)
})

test('a video that Threads cannot use is refused in its words, and a corrected one gets a container of its own', async () => {
  network.failure = 'FAILED_PROCESSING_VIDEO'
  const post = { media: [outgoingMediaOf('video')] }
  expect(await publish(post)).toEqual({
    kind: 'rejected',
    reason: 'FAILED_PROCESSING_VIDEO',
    code: 'file_type',
  })
  network.failure = null
  expect(await publish(post)).toMatchObject({ kind: 'published' })
})

test('several files are one carousel, in order, each with its description', async () => {
  const media = [
    outgoingMediaOf('picture', { alt: 'One' }),
    outgoingMediaOf('video'),
    outgoingMediaOf('picture', { type: 'image/png' }),
  ]
  await publish({ media })
  expect(containersSent().map(({ media_type: type, alt_text: alt, text }) => [type, alt, text])).toEqual([
    ['IMAGE', 'One', undefined],
    ['VIDEO', undefined, undefined],
    ['IMAGE', undefined, undefined],
    ['CAROUSEL', undefined, 'Fresh bread at eight.'],
  ])
  expect(network.posts[0]?.media.map(({ type }) => type)).toEqual(['image/jpeg', 'video/mp4', 'image/png'])
})

test('who can reply is said once, with the first part, if a person chose', async () => {
  await publish({ followUps: ['Two'], options: { replies: 'followers_only' } })
  expect(containersSent().map((each) => each.reply_control)).toEqual(['followers_only', undefined])
})

test('a topic and a poll go out with the first part, and the poll without files only', async () => {
  const poll = { poll: 'yes', choice1: 'Rye', choice2: 'Spelt', choice4: 'Corn' }
  await publish({ followUps: ['Two'], options: { ...poll, topic: '#Bread of the week' } })
  expect(containersSent()).toMatchObject([
    {
      topic_tag: 'Bread of the week',
      poll_attachment: '{"option_a":"Rye","option_b":"Spelt","option_c":"Corn"}',
    },
    { text: 'Two' },
  ])
  expect(containersSent()[1]).not.toHaveProperty('topic_tag')
})

test('the limit of the day is asked before anything is made', async () => {
  network.postsLeft = 0
  expect(await attempt({})).toEqual({
    kind: 'rate-limited',
    retryAt: new Date(clock.now().getTime() + 3_600_000),
  })
  expect(containersSent()).toEqual([])
})

test('a token renews itself, and the new one renews the next', async () => {
  const renewed = await adapter().refresh?.(network.account)
  if (renewed?.kind !== 'refreshed') throw new Error('It renews.')
  expect(renewed.tokens.refresh).toBe(renewed.tokens.secret)
  expect(renewed.tokens.expiresAt?.getTime()).toBe(clock.now().getTime() + 5_183_944_000)
  expect(await adapter().refresh?.({ ...network.account, ...renewed.tokens })).toMatchObject({
    kind: 'refreshed',
  })
})

test('without the right to figures, they are unknown', async () => {
  await publish({})
  const id = network.posts[0]?.id ?? ''
  expect(await adapter().results?.(network.account, [id])).toEqual({
    kind: 'results',
    results: new Map([[id, { reach: 12, likes: 11, comments: 10, shares: 24, clicks: null }]]),
  })
  network.allows = network.allows.filter((scope) => scope !== 'threads_manage_insights')
  expect(await adapter().results?.(network.account, [id, '404'])).toEqual({
    kind: 'results',
    results: new Map([[id, { reach: null, likes: null, comments: null, shares: null, clicks: null }]]),
  })
})

describe('signing in', () => {
  const REDIRECT_URI = 'https://luna.example/api/social-accounts/return'

  async function signIn() {
    const env = readEnv({ THREADS_BASE_URL: network.url, THREADS_AUTH_BASE_URL: network.url })
    const { app } = network
    const begun = await threads.signIn?.begin(
      { env, clock },
      { values: {}, redirectUri: REDIRECT_URI, state: 's', challenge: 'c', app },
    )
    if (begun?.kind !== 'ready') throw new Error('It begins.')
    const page = await fetch(begun.url, { redirect: 'manual' })
    const code = new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? ''
    return threads.signIn?.finish(
      { env, clock },
      { code, verifier: '', redirectUri: REDIRECT_URI, memo: {}, app },
    )
  }

  test('brings a token for 60 days', async () => {
    expect(await signIn()).toMatchObject({
      kind: 'granted',
      accounts: [{ platform: 'threads', name: '@luna.bakery' }],
      tokens: { expiresAt: new Date(clock.now().getTime() + 5_183_944_000) },
    })
  })

  test('without a right that is needed is refused, and the right is named', async () => {
    network.allows = network.allows.filter((scope) => scope !== 'threads_delete')
    expect(await signIn()).toMatchObject({ problem: 'rights_missing', detail: 'threads_delete' })
  })

  test('works for people about whom Threads does not tell', async () => {
    network.isTester = false
    expect(await signIn()).toMatchObject({ kind: 'granted' })
  })

  test.each([
    ['https://luna.example', 'https://luna.example'],
    ['http://localhost:3000', null],
    ['https://192.168.1.4', null],
  ])('from %s leads back to %s', (own, accepted) => {
    expect(threads.signIn?.addressFor?.({ publicUrl: own }, own)).toBe(accepted)
  })
})
