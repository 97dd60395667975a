import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import {
  accepts,
  answers,
  answersHalf,
  cuts,
  type FakeNetwork,
  hangs,
  startFakeNetwork,
} from '#connectors/social/sandbox/sandbox.fake.fixture.ts'
import { addBrand } from '#core/brands/server/brands.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import {
  addDraft,
  attemptsOf,
  letTimePass,
  onlyPost,
  postsOf,
  type Sender,
  send,
  senderOf,
  sendOnce,
  watch,
} from '../publishing.fixture.ts'
import { publishNow, retryFailed } from '../schedule/schedule-posts.ts'

let at: TestApp
let network: FakeNetwork
let ana: Person
let sender: Sender
beforeAll(async () => {
  at = await createTestApp({
    publishing: { deadlineMs: 6000, leaseMs: 60_000, lookupMs: 600_000, graceMs: 21_600_000 },
  })
})
afterAll(() => at.close())
beforeEach(async () => {
  network = await startFakeNetwork()
  at.deps.env.baseUrls.social.sandbox = network.url
  ana = await at.person()
  sender = await senderOf(at, ana)
  return () => network.close()
})

const connect = (platform: Platform, brandId?: string) =>
  ana.post('/api/social-accounts/sandbox', { platform, brandId })

async function publish(platforms: Platform[] = ['x'], options = {}): Promise<string> {
  for (const platform of platforms) await connect(platform)
  const id = await addDraft(at, sender, platforms, options)
  await publishNow(at.deps.db, sender, id)
  return id
}

const campaignOf = async (id: string) =>
  (await at.query('select status, delivered_count, post_count from campaigns where id = $1', [id])).rows[0]

const notices = async () =>
  (await ana.get('/api/notifications'))
    .json<{ type: string; title: string; link: string }[]>()
    .filter(({ type }) => type !== 'welcome')

test('a due post goes out once, however often its job runs', async () => {
  const id = await publish()
  await Promise.all([send(at, id), send(at, id), send(at, id)])
  await send(at, id)
  const post = await onlyPost(at, id)
  const [attempt, ...others] = await attemptsOf(at, post.id)
  expect(post).toMatchObject({
    state: 'published',
    remoteUrl: `/there/${attempt?.id}`,
  })
  expect(attempt).toMatchObject({ number: 1, outcome: 'published', adapter: 'sandbox' })
  expect(others).toEqual([])
  expect(network.ledger.map(({ reference }) => reference)).toEqual([attempt?.id])
  expect(await campaignOf(id)).toEqual({ status: 'published', delivered_count: 1, post_count: 1 })
})

test('activity is recorded once per campaign, when its last post has ended', async () => {
  const id = await publish(['x', 'threads', 'linkedin'])
  await send(at, id)
  const told = (await ana.get('/api/activity')).json<{ kind: string; what: string; link: string }[]>()
  expect(told.filter(({ kind }) => kind === 'campaign_delivered')).toMatchObject([
    { what: '“Spring” was published on 3 platforms out of 3', link: `/campaigns/${id}` },
  ])
})

test('nothing goes out before its time by the database clock, whatever this process believes', async () => {
  const id = await publish()
  await at.query("update posts set due_at = now() + interval '1 hour' where campaign_id = $1", [id])
  at.clock.set('2036-01-01T00:00:00.000Z')
  await send(at, id)
  at.clock.set('2026-03-10T12:00:00.000Z')
  expect([(await onlyPost(at, id)).state, network.calls]).toEqual(['scheduled', []])
})

test('sends the text as it is when claimed', async () => {
  const id = await publish()
  await at.query("update posts set text = 'Changed' where campaign_id = $1", [id])
  await send(at, id)
  expect(network.ledger).toMatchObject([{ text: 'Changed' }])
})

test('the parts of a thread go out with the post, in one call', async () => {
  const id = await publish()
  await at.query("update posts set follow_ups = '{Second,Third}' where campaign_id = $1", [id])
  await send(at, id)
  expect(network.ledger).toMatchObject([{ followUps: ['Second', 'Third'] }])
})

test('demo posts are never sent', async () => {
  const id = await publish()
  await at.query('update posts set is_demo = true where campaign_id = $1', [id])
  await send(at, id)
  expect(network.calls).toEqual([])
})

test('a slightly late post goes out; beyond the grace period it needs a person', async () => {
  const late = await publish()
  await letTimePass(at, (await onlyPost(at, late)).id, 5 * 60)
  await send(at, late)
  expect(await onlyPost(at, late)).toMatchObject({ state: 'published' })
  network.calls.length = 0
  const id = await publish()
  await letTimePass(at, (await onlyPost(at, id)).id, 7 * 60)
  await send(at, id)
  expect(await onlyPost(at, id)).toMatchObject({ state: 'needs_you', reason: 'missed' })
  const { id: postId } = await onlyPost(at, id)
  expect(await notices()).toMatchObject([{ type: 'post_missed', link: `/campaigns/${id}?post=${postId}` }])
  expect(network.calls).toEqual([])
})

describe('the account', () => {
  test('if missing, notifies a person once per campaign, in their language', async () => {
    const id = await addDraft(at, sender, ['x', 'threads', 'linkedin'])
    await publishNow(at.deps.db, sender, id)
    await send(at, id)
    const states = (await postsOf(at, id)).map(({ state, reason }) => [state, reason])
    expect(states).toEqual(Array.from({ length: 3 }, () => ['needs_you', 'no_account']))
    const [notice, ...others] = await notices()
    expect([notice, others]).toMatchObject([
      { type: 'post_no_account', title: '“Spring” is ready for you to post' },
      [],
    ])
    const spanish = await ana.get('/api/notifications', { headers: { 'accept-language': 'es' } })
    expect(spanish.json()[0].title).toBe('«Spring» está lista para que la publiques')
    expect(await campaignOf(id)).toMatchObject({ status: 'scheduled', delivered_count: 0 })
  })

  test('of the brand wins over one without a brand; another brand’s is not used', async () => {
    const [own, other] = [await addBrand(ana), await addBrand(ana, { name: 'Other' })]
    await connect('x')
    await connect('x', own.id)
    await connect('x', other.id)
    const names: (string | undefined)[] = []
    for (const brandId of [own.id, null]) {
      const id = await addDraft(at, sender, ['x'], { brandId })
      await publishNow(at.deps.db, sender, id)
      await send(at, id)
      names.push((await attemptsOf(at, (await onlyPost(at, id)).id))[0]?.accountName)
    }
    expect(names).toEqual(['Another (sandbox)', 'Ana Ruiz (sandbox)'])
  })

  test('disconnected before the post is due: it needs a person, and nothing is sent', async () => {
    const account = (await connect('x')).json<{ id: string }>()
    const id = await publish()
    await ana.delete(`/api/social-accounts/${account.id}`)
    await send(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'needs_you', reason: 'no_account' })
    expect(network.calls).toEqual([])
  })

  test('rejected by the network: flagged, notified once, and not called for the next post', async () => {
    network.onPost = answers(401)
    network.takes = false
    const first = await publish()
    await send(at, first)
    const second = await publish()
    // Reconnecting gave it a new token; the network still refuses.
    await send(at, second)
    const third = await addDraft(at, sender, ['x'])
    await publishNow(at.deps.db, sender, third)
    await send(at, third)
    for (const id of [first, second, third])
      expect(await onlyPost(at, id)).toMatchObject({ state: 'needs_you', reason: 'needs_reconnect' })
    expect(network.calls).toHaveLength(2)
    expect((await notices()).map(({ type, title }) => [type, title])).toEqual([
      ['account_needs_reconnect', 'Reconnect Ana Ruiz (sandbox)'],
      ['account_needs_reconnect', 'Reconnect Ana Ruiz (sandbox)'],
    ])
    const [account] = (await ana.get('/api/social-accounts')).json<{ health: string }[]>()
    expect(account?.health).toBe('needs_reconnect')
  })
})

test('a post that breaks the network’s rules is not sent', async () => {
  const id = await publish(['x'], { text: 'x'.repeat(300) })
  await send(at, id)
  expect(await onlyPost(at, id)).toMatchObject({
    state: 'failed',
    reason: 'refused_by_rules',
    reasonDetail: 'text: too-long (300/280)',
  })
  expect([network.calls, await attemptsOf(at, (await onlyPost(at, id)).id)]).toEqual([[], []])
  expect(await notices()).toMatchObject([{ title: '“Spring” failed on X (Twitter)' }])
  expect(await campaignOf(id)).toMatchObject({ status: 'failed' })
})

test('a rejected post fails immediately with the reason, and is not retried', async () => {
  network.onPost = answers(422, { fields: { text: 'We do not like it' } })
  const id = await publish()
  await send(at, id)
  await send(at, id)
  expect(await onlyPost(at, id)).toMatchObject({
    state: 'failed',
    reason: 'rejected',
    reasonDetail: 'We do not like it',
  })
  expect(network.calls).toEqual(['POST /api/sandbox/posts'])
})

test('each platform succeeds or fails separately; retrying sends only failed posts', async () => {
  network.onPost = (request, response, sent) =>
    (network.ledger.length === 2 ? answers(422, { message: 'No' }) : accepts)(request, response, sent)
  const id = await publish(['x', 'threads', 'linkedin', 'reddit'])
  await send(at, id)
  expect(await campaignOf(id)).toEqual({ status: 'published', delivered_count: 3, post_count: 4 })
  network.onPost = accepts
  expect(await retryFailed(at.deps.db, sender, id)).toBe(1)
  await send(at, id)
  expect(await campaignOf(id)).toEqual({ status: 'published', delivered_count: 4, post_count: 4 })
  expect(network.calls).toHaveLength(5)
  expect(await retryFailed(at.deps.db, sender, id)).toBe(0)
})

test('rate-limited: no call before that moment, then it goes out', async () => {
  network.onPost = answers(429, {}, { 'retry-after': '120' })
  network.takes = false
  const id = await publish()
  await send(at, id)
  await send(at, id)
  const waiting = await onlyPost(at, id)
  const inSeconds = ((waiting.dueAt?.getTime() ?? 0) - Date.now()) / 1000
  expect([waiting.state, Math.round(inSeconds / 10)]).toEqual(['scheduled', 12])
  expect(network.calls).toHaveLength(1)
  // The account is paused: other posts through it wait too, without a call.
  const other = await publish()
  await send(at, other)
  expect([(await onlyPost(at, other)).state, network.calls.length]).toEqual(['scheduled', 1])
  network.onPost = accepts
  network.takes = true
  await letTimePass(at, waiting.id, 3)
  await at.query('update social_accounts set paused_until = now()')
  await send(at, id)
  expect(await onlyPost(at, id)).toMatchObject({ state: 'published' })
  expect((await attemptsOf(at, waiting.id)).map(({ outcome }) => outcome)).toEqual([
    'rate_limited',
    'published',
  ])
})

test('an unreachable network is tried six times, then a person is notified', async () => {
  const id = await publish()
  await network.close()
  for (let round = 0; round < 8; round++) {
    await send(at, id)
    await letTimePass(at, (await onlyPost(at, id)).id, 60)
  }
  const post = await onlyPost(at, id)
  expect(post).toMatchObject({ state: 'failed', reason: 'not_sent', reasonDetail: 'ECONNREFUSED' })
  expect(await attemptsOf(at, post.id)).toHaveLength(6)
  expect(await notices()).toMatchObject([{ type: 'post_failed' }])
})

describe('when the outcome of a call is unknown', () => {
  test.each([
    ['the connection is cut', cuts],
    ['half an answer comes', answersHalf],
    ['it fails after accepting', answers(500)],
    ['it hangs', hangs],
  ])('%s: the post is found there and counts as published, sent once', async (_case, behaviour) => {
    network.onPost = behaviour
    const id = await publish()
    await send(at, id)
    const post = await onlyPost(at, id)
    expect(post.state).toBe('published')
    expect(await attemptsOf(at, post.id)).toMatchObject([{ outcome: 'published' }])
    expect([network.ledger.length, await notices()]).toEqual([1, []])
  })

  test('"not there" counts only after three leases; then it is sent again', async () => {
    network.onPost = cuts
    network.takes = false
    const id = await publish()
    await send(at, id)
    const { id: postId } = await onlyPost(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'sending' })
    await watch(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'sending' })
    await letTimePass(at, postId, 2)
    await watch(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'sending' })
    await letTimePass(at, postId, 2)
    await watch(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'scheduled' })
    network.onPost = accepts
    network.takes = true
    await letTimePass(at, postId, 1)
    await send(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'published' })
    expect((await attemptsOf(at, postId)).map(({ outcome }) => outcome)).toEqual(['not_sent', 'published'])
    expect(network.ledger).toHaveLength(1)
  })

  test('a network that gives no answer is asked for a while, then a person once; it is not sent again', async () => {
    network.onPost = cuts
    network.onFind = answers(503)
    const id = await publish()
    await send(at, id)
    const { id: postId } = await onlyPost(at, id)
    await letTimePass(at, postId, 5)
    await watch(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'sending' })
    await letTimePass(at, postId, 60)
    await watch(at, id)
    await watch(at, id)
    await send(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'unconfirmed', reason: 'unconfirmed' })
    expect(await notices()).toMatchObject([
      { type: 'post_unconfirmed', title: 'Check whether “Spring” is on X (Twitter)' },
    ])
    expect(network.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  test('a removed account cannot be asked: unconfirmed', async () => {
    network.onPost = cuts
    network.onFind = answers(503)
    const account = (await connect('x')).json<{ id: string }>()
    const id = await publish()
    await send(at, id)
    await ana.delete(`/api/social-accounts/${account.id}`)
    await letTimePass(at, (await onlyPost(at, id)).id, 2)
    await watch(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'unconfirmed' })
  })
})

test('if the network takes one at a time, posts go out one after another', async () => {
  await connect('telegram')
  // Waiting posts would become due during another test.
  onTestFinished(async () => void (await at.query('delete from campaigns')))
  const ids: string[] = []
  for (let made = 0; made < 3; made++) {
    const id = await addDraft(at, sender, ['telegram'])
    await publishNow(at.deps.db, sender, id)
    ids.push(id)
  }
  await sendOnce(at)
  const posts = await Promise.all(ids.map((id) => onlyPost(at, id)))
  expect(posts.map(({ state }) => state).sort()).toEqual(['published', 'scheduled', 'scheduled'])
  const turns = posts.flatMap(({ dueAt }) => dueAt?.getTime() ?? []).sort()
  expect((turns[1] ?? 0) - (turns[0] ?? 0)).toBeGreaterThanOrEqual(900)
  expect(network.ledger).toHaveLength(1)
})

describe('a video that the network is processing', () => {
  const processing = answers(202, { status: 'processing', handle: 'video 7', checkAfterSeconds: 30 })

  test('is continued from its step when due, and published when done', async () => {
    network.onPost = processing
    const id = await publish()
    await send(at, id)
    const waiting = await onlyPost(at, id)
    expect(waiting).toMatchObject({ state: 'sending', progress: { step: 'video 7', isAccepted: true } })
    expect(await attemptsOf(at, waiting.id)).toMatchObject([{ outcome: 'processing', endedAt: null }])
    await watch(at, id)
    expect(network.calls).toEqual(['POST /api/sandbox/posts'])

    network.onFind = answers(200, { id: 'remote', url: '/there', status: 'published' })
    await letTimePass(at, waiting.id, 1)
    await watch(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'published', remoteId: 'remote', progress: null })
    expect(network.calls).toEqual(['POST /api/sandbox/posts', 'GET /api/sandbox/posts/status'])
  })

  test('that the network then rejects fails, with its reason', async () => {
    network.onPost = processing
    const id = await publish()
    await send(at, id)
    network.onFind = answers(422, { message: 'The film is broken' })
    await letTimePass(at, (await onlyPost(at, id)).id, 1)
    await watch(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'failed', reason: 'rejected' })
  })
})
