import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { uploadPicture } from '#features/campaigns/server/campaigns.fixture.ts'
import { addDraft, postsOf } from '#features/publishing/server/publishing.fixture.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import type { BehaviourKind } from '#features/sandbox-network/sandbox-behaviour.contract.ts'
import { addVideo } from '#features/videos/server/videos.fixture.ts'
import { TEXT_PLATFORMS } from '../../text-platforms.ts'
import { type Fate, type Stage, setStage, soon } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
}, 60_000)
afterAll(() => stage.close())
afterEach(() => stage.reset())

/** One platform for each way to misbehave, so that all of them happen at the same time and nobody waits for anybody. */
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

const fateOn = async (platform: Platform) => (await stage.fates()).find((fate) => fate.platform === platform)

test('every way in which a network can misbehave, at once: each post has its one fate, and each is told once', {
  timeout: 180_000,
}, async () => {
  for (const [platform, kind] of treated)
    await stage.behave(platform, {
      kind,
      posts: kind === 'fails_before' || kind === 'token_expired' ? 1 : null,
    })
  await stage.behave('reddit', { kind: 'hangs', posts: null })
  await stage.atWork()
  await stage.publish(TEXT_PLATFORMS)

  // The network that does not say is asked for a minute; here the minute is over at once.
  await vi.waitFor(
    async () => expect(await fateOn('x')).toMatchObject({ state: 'sending', accepted: 1 }),
    soon,
  )
  await stage.at.query(
    "update post_attempts set started_at = started_at - interval '1 hour' where post_id in (select id from posts where platform = 'x')",
  )
  // Those that can, have landed long before the one that hangs gives up.
  for (const [platform, , fate] of treated)
    await vi.waitFor(async () => expect(await fateOn(platform)).toMatchObject(fate), soon)
  await vi.waitFor(
    async () => expect(await fateOn('reddit')).toMatchObject({ state: 'scheduled', accepted: 0 }),
    soon,
  )
  await stage.behave('reddit', { kind: 'normal', posts: null })
  await stage.hurryToTheEnd()
  expect(await fateOn('reddit')).toMatchObject({
    state: 'published',
    accepted: 1,
    attempts: expect.toSatisfy((attempts: number) => attempts > 1),
  })
  await vi.waitFor(
    async () =>
      expect(await stage.notices()).toEqual(['account_needs_reconnect', 'post_failed', 'post_unconfirmed']),
    soon,
  )
})

test('a network that takes a post up when its sender has long hung up: absent at first, found later, and never sent twice', {
  timeout: 90_000,
}, async () => {
  const { gate } = stage
  gate.passage = 'late'
  await stage.atWork()
  await stage.publish(['x'])
  const asked = () => gate.calls.filter((call) => call === 'GET /api/sandbox/posts').length
  // When the deadline is over, after one lease and after another.
  await vi.waitFor(() => expect(asked()).toBe(3), soon)
  gate.open()
  await stage.untilAllEnded()
  expect(await fateOn('x')).toMatchObject({ state: 'published', accepted: 1, attempts: 1 })
})

test.each([
  ['in seconds', 'rate_limited_seconds', 120],
  ['as a date', 'rate_limited_date', 120],
  ['without saying for how long', 'rate_limited', 60],
] as const)(
  'asked to wait %s: no call before then, and the other accounts go on',
  { timeout: 60_000 },
  async (_how, kind, seconds) => {
    const { at, gate } = stage
    await stage.behave('x', { kind, posts: 1, seconds: 120 })
    await stage.atWork()
    const before = Date.now()
    await stage.publish(['x', 'facebook'])
    await vi.waitFor(async () => expect((await fateOn('facebook'))?.state).toBe('published'), soon)
    await vi.waitFor(
      async () => expect(await fateOn('x')).toMatchObject({ state: 'scheduled', attempts: 1 }),
      soon,
    )
    const { rows } = await at.query("select due_at from posts where platform = 'x'")
    const waits = (new Date(rows[0]?.due_at ?? '').getTime() - before) / 1000
    expect(waits).toBeGreaterThanOrEqual(seconds - 2)
    expect(waits).toBeLessThan(seconds + 30)
    // Another one for the same account does not knock either.
    gate.calls.length = 0
    await stage.publish(['x', 'linkedin'])
    await vi.waitFor(async () => expect((await fateOn('linkedin'))?.state).toBe('published'), soon)
    expect(gate.calls.filter((call) => call === 'POST /api/sandbox/posts')).toHaveLength(1)
    await at.query('update social_accounts set paused_until = null')
    await stage.hurryToTheEnd()
    expect((await stage.fates()).map(({ state, accepted }) => [state, accepted])).toEqual(
      Array(4).fill(['published', 1]),
    )
  },
)

test('twenty posts find the token at its end at the same moment: one new token is asked for, and each goes out once', {
  timeout: 60_000,
}, async () => {
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

test('a new token that cannot be had just now is no dead account: it is asked for again', {
  timeout: 60_000,
}, async () => {
  await stage.behave('x', { kind: 'refresh_down', posts: 1 })
  await stage.atWork()
  await stage.publish(['x'])
  await vi.waitFor(
    async () => expect(await fateOn('x')).toMatchObject({ state: 'scheduled', attempts: 1 }),
    soon,
  )
  expect(await stage.one("select count(*) as n from social_accounts where health <> 'ok'")).toBe(0)
  await stage.behave('x', { kind: 'normal', posts: null })
  await stage.hurryToTheEnd()
  expect(await fateOn('x')).toMatchObject({ state: 'published', accepted: 1 })
})

/** On every platform there is, each with the picture or the video that it asks for. */
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

test('all platforms, one that fails and one that hangs: the others are out, and trying again touches what failed alone', {
  timeout: 90_000,
}, async () => {
  const { ana } = stage
  await stage.behave('x', { kind: 'rejects', posts: null })
  await stage.behave('threads', { kind: 'hangs', posts: null })
  await stage.atWork()
  const id = await publishEverywhere()
  const out = () => stage.one("select count(*) as n from posts where state = 'published'")
  await vi.waitFor(async () => expect(await out()).toBe(allPlatforms.length - 2), soon)
  await vi.waitFor(async () => expect((await fateOn('x'))?.state).toBe('failed'), soon)
  await stage.behave('x', { kind: 'normal', posts: null })
  await stage.behave('threads', { kind: 'normal', posts: null })
  expect((await ana.post(`/api/campaigns/${id}/retry`)).statusCode).toBe(200)
  await stage.hurryToTheEnd()
  expect((await stage.fates()).map(({ state, accepted }) => [state, accepted])).toEqual(
    allPlatforms.map(() => ['published', 1]),
  )
})
