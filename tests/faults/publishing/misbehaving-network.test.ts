import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { uploadPicture } from '#features/campaigns/server/campaigns.fixture.ts'
import { addDraft, postsOf } from '#features/publishing/server/publishing.fixture.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import type { BehaviourKind } from '#features/sandbox-network/sandbox-behaviour.contract.ts'
import { addVideo } from '#features/videos/server/videos.fixture.ts'
import { eventually } from '../../eventually.ts'
import { TEXT_PLATFORMS } from '../../text-platforms.ts'
import { type Fate, type Stage, setStage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
afterEach(() => stage.reset())

/** One platform per kind of misbehavior, so that all happen at the same time without waiting for each other. */
const treated: [Platform, BehaviourKind, Partial<Fate>][] = [
  ['facebook', 'accepts_then_fails', { state: 'published', accepted: 1, attempts: 1 }],
  ['linkedin', 'accepts_then_cuts', { state: 'published', accepted: 1, attempts: 1 }],
  ['linkedin_thread', 'accepts_then_half', { state: 'published', accepted: 1, attempts: 1 }],
  ['threads', 'trickles', { state: 'published', accepted: 1, attempts: 1 }],
  ['x', 'lookup_down', { state: 'unconfirmed', accepted: 1, attempts: 1 }],
  ['whatsapp', 'rejects', { state: 'failed', reason: 'rejected', accepted: 0, attempts: 1 }],
  ['medium', 'token_expired', { state: 'published', accepted: 1, attempts: 2 }],
  ['blog', 'refresh_dead', { state: 'needs_you', reason: 'needs_reconnect', accepted: 0, attempts: 1 }],
  ['google_business', 'fails_before', { state: 'published', accepted: 1, attempts: 2 }],
]

/** Where a hanging call has to end. Long enough that a busy machine cuts off no other call. */
const SHORTER_DEADLINE = { PUBLISH_DEADLINE_SECONDS: '8' }

const fateOn = async (platform: Platform) => (await stage.fates()).find((fate) => fate.platform === platform)
const unclearCalls = (platform: Platform) =>
  stage.one(
    "select count(*) as n from post_attempts join posts on posts.id = post_id where platform = $1 and outcome = 'unknown'",
    [platform],
  )

test('every kind of network misbehavior at once: each post has one outcome, and each is notified once', async () => {
  for (const [platform, kind] of treated)
    await stage.behave(platform, {
      kind,
      posts: kind === 'fails_before' || kind === 'token_expired' ? 1 : null,
    })
  await stage.behave('reddit', { kind: 'hangs', posts: null })
  await stage.worker(SHORTER_DEADLINE)
  await stage.publish(TEXT_PLATFORMS)

  // A silent network is asked for a minute; here the minute is skipped.
  await eventually(async () => expect(await fateOn('x')).toMatchObject({ state: 'sending', accepted: 1 }))
  await stage.at.query(
    "update post_attempts set started_at = started_at - interval '1 hour' where post_id in (select id from posts where platform = 'x')",
  )
  // The others finish long before the hanging one is aborted.
  for (const [platform, , fate] of treated)
    await eventually(async () => expect(await fateOn(platform)).toMatchObject(fate))
  await eventually(async () => expect(await unclearCalls('reddit')).toBe(1))
  expect(await fateOn('reddit')).toMatchObject({ accepted: 0 })
  await stage.behave('reddit', { kind: 'normal', posts: null })
  await stage.skipLookupWaits()
  await stage.hurryToTheEnd()
  expect(await fateOn('reddit')).toMatchObject({
    state: 'published',
    accepted: 1,
    attempts: expect.toSatisfy((attempts: number) => attempts > 1),
  })
  await eventually(async () =>
    expect(await stage.notices()).toEqual(['account_needs_reconnect', 'post_failed', 'post_unconfirmed']),
  )
})

test('a network that processes a post after its sender hung up: absent at first, found later, and never sent twice', async () => {
  const { gate } = stage
  gate.passage = 'late'
  await stage.worker(SHORTER_DEADLINE)
  await stage.publish(['x'])
  const asked = () => gate.calls.filter((call) => call === 'GET /api/sandbox/posts').length
  const untilAsked = (times: number) =>
    eventually(async () => {
      expect(asked()).toBe(times)
      expect(await unclearCalls('x')).toBe(1)
    })
  // When the deadline is over, after one lease and after another.
  await untilAsked(1)
  await stage.endLeases()
  await untilAsked(2)
  await stage.endLeases()
  await untilAsked(3)
  gate.open()
  await eventually(async () => expect(await fateOn('x')).toMatchObject({ accepted: 1 }))
  await stage.endLeases()
  await stage.untilAllEnded()
  expect(await fateOn('x')).toMatchObject({ state: 'published', accepted: 1, attempts: 1 })
})

test.each([
  ['in seconds', 'rate_limited_seconds', 120],
  ['as a date', 'rate_limited_date', 120],
  ['without saying for how long', 'rate_limited', 60],
] as const)(
  'rate-limited %s: no call before then, and other accounts continue',
  async (_how, kind, seconds) => {
    const { at, gate } = stage
    await stage.behave('x', { kind, posts: 1, seconds: 120 })
    await stage.atWork()
    const before = Date.now()
    await stage.publish(['x', 'facebook'])
    await eventually(async () => expect((await fateOn('facebook'))?.state).toBe('published'))
    await eventually(async () => expect(await fateOn('x')).toMatchObject({ state: 'scheduled', attempts: 1 }))
    const { rows } = await at.query("select due_at from posts where platform = 'x'")
    const waits = (new Date(rows[0]?.due_at ?? '').getTime() - before) / 1000
    expect(waits).toBeGreaterThanOrEqual(seconds - 2)
    expect(waits).toBeLessThan(seconds + 30)
    // Another post of the account makes no call either.
    gate.calls.length = 0
    await stage.publish(['x', 'linkedin'])
    await eventually(async () => expect((await fateOn('linkedin'))?.state).toBe('published'))
    expect(gate.calls.filter((call) => call === 'POST /api/sandbox/posts')).toHaveLength(1)
    await at.query('update social_accounts set paused_until = null')
    await stage.hurryToTheEnd()
    expect((await stage.fates()).map(({ state, accepted }) => [state, accepted])).toEqual(
      Array(4).fill(['published', 1]),
    )
  },
)

test('twenty posts find an expired token at the same moment: one new token is requested, and each goes out once', async () => {
  const { gate } = stage
  await stage.behave('x', { kind: 'token_expired', posts: 1 })
  await stage.atWork(2)
  await stage.publishAll(Array(20).fill(['x']))
  await stage.untilAllEnded()
  expect(gate.calls.filter((call) => call === 'POST /api/sandbox/token')).toHaveLength(1)
  expect((await stage.fates()).map(({ state, accepted }) => [state, accepted])).toEqual(
    Array(20).fill(['published', 1]),
  )
})

test('a failed token renewal does not disable the account: it is retried', async () => {
  await stage.behave('x', { kind: 'refresh_down', posts: 1 })
  await stage.atWork()
  await stage.publish(['x'])
  await eventually(async () => expect(await fateOn('x')).toMatchObject({ state: 'scheduled', attempts: 1 }))
  expect(await stage.one("select count(*) as n from social_accounts where health <> 'ok'")).toBe(0)
  await stage.behave('x', { kind: 'normal', posts: null })
  await stage.hurryToTheEnd()
  expect(await fateOn('x')).toMatchObject({ state: 'published', accepted: 1 })
})

/** On every platform, each with the media it requires. */
async function publishEverywhere(): Promise<string> {
  const { at, ana, sender } = stage
  const id = await addDraft(at, sender, allPlatforms)
  const picture = await uploadPicture(ana)
  const videoId = await addVideo(at, sender.workspaceId)
  for (const post of await postsOf(at, id)) {
    const path = `/api/campaigns/${id}/posts/${post.id}`
    const { requires } = manifestOf(post.platform).media
    if (requires === 'video') await ana.put(`${path}/video`, { videoId })
    else if (requires !== 'nothing') await ana.put(`${path}/media`, { url: picture })
  }
  await publishNow(at.deps.db, sender, id)
  return id
}

test('all platforms, one failing and one hanging: the others are published, and a retry sends only failed ones', async () => {
  const { ana } = stage
  await stage.behave('x', { kind: 'rejects', posts: null })
  await stage.behave('threads', { kind: 'hangs', posts: null })
  await stage.worker(SHORTER_DEADLINE)
  const id = await publishEverywhere()
  const out = () => stage.one("select count(*) as n from posts where state = 'published'")
  await eventually(async () => expect(await out()).toBe(allPlatforms.length - 2))
  await eventually(async () => expect((await fateOn('x'))?.state).toBe('failed'))
  await stage.behave('x', { kind: 'normal', posts: null })
  await stage.behave('threads', { kind: 'normal', posts: null })
  expect((await ana.post(`/api/campaigns/${id}/retry`)).statusCode).toBe(200)
  await eventually(async () => expect(await unclearCalls('threads')).toBe(1))
  await stage.skipLookupWaits()
  await stage.hurryToTheEnd()
  expect((await stage.fates()).map(({ state, accepted }) => [state, accepted])).toEqual(
    allPlatforms.map(() => ['published', 1]),
  )
})
