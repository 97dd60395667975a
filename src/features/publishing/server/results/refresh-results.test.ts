import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CampaignResults } from '#features/campaigns/results.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addDraft, postsOf, type Sender } from '../publishing.fixture.ts'
import { refreshCampaignResults } from './refresh-results.job.ts'
import { openResultsShop, publishCampaign, react, runQueued } from './results.fixture.ts'

let at: TestApp
let ana: Person
let sender: Sender
beforeAll(async () => {
  at = await createTestApp()
  ;({ ana, sender } = await openResultsShop(at))
})
afterAll(() => at.close())

const published = () => publishCampaign(at, sender)

const read = async (id: string) => (await ana.get(`/api/campaigns/${id}/results`)).json<CampaignResults>()
const ask = async (id: string) => (await ana.post(`/api/campaigns/${id}/results`)).json<CampaignResults>()

const runRefreshes = () => runQueued(at, refreshCampaignResults)

/** Long enough after the last refresh for the next one. */
const letTimePass = () =>
  at.query(`update result_refreshes set requested_at = requested_at - interval '1 hour',
    finished_at = finished_at - interval '1 hour'`)

async function refresh(id: string): Promise<CampaignResults> {
  await letTimePass()
  await ask(id)
  await runRefreshes()
  return read(id)
}

test('a refresh asks the networks, and the results say where they come from', async () => {
  const { id, remoteIdOn } = await published()
  expect(await read(id)).toMatchObject({
    readAt: null,
    totals: { reach: null, interactions: null },
    best: null,
    days: [],
    refresh: { isRunning: false, hasNews: null },
  })
  for (const kind of ['view', 'like', 'click']) await react(ana, remoteIdOn('threads'), kind)
  const results = await refresh(id)
  expect(results).toMatchObject({
    readAt: at.clock.now().toISOString(),
    totals: { reach: 1, interactions: 1, likes: 1, comments: 0, clicks: 1 },
    best: { by: 'interactions', value: 1, total: 1, comparedPosts: 2 },
    refresh: { isRunning: false, hasNews: true },
  })
  expect(results.posts.map(({ platform, destination, likes }) => [platform, destination, likes])).toEqual([
    ['threads', 'test', 1],
    ['x', 'test', 0],
  ])
  expect(results.days).toHaveLength(1)
})

test('a double click asks once, and so does a click right after the answer', async () => {
  const { id } = await published()
  const answers = await Promise.all([ask(id), ask(id), ask(id)])
  expect(answers.map((answer) => answer.refresh.isRunning)).toEqual([true, true, true])
  expect(await runRefreshes()).toBe(1)
  expect((await ask(id)).refresh).toMatchObject({ isRunning: false, hasNews: true })
  expect(await runRefreshes()).toBe(0)
})

test('one post is read on its own, right after the others, and a double click asks once', async () => {
  const { id, posts } = await published()
  await refresh(id)
  await react(ana, posts[1]?.remoteId, 'like')
  await at.query(
    "update post_attempts set results_read_at = results_read_at - interval '1 hour' from posts where posts.id = post_id and campaign_id = $1",
    [id],
  )
  const readOne = async () =>
    (await ana.post(`/api/campaigns/${id}/posts/${posts[1]?.id}/results`)).json<CampaignResults>()
  const answers = await Promise.all([readOne(), readOne()])
  expect(answers.map((answer) => answer.refresh.isRunning)).toEqual([true, true])
  expect(await runRefreshes()).toBe(1)
  const results = await read(id)
  const readAt = Object.fromEntries(results.posts.map((post) => [post.postId, post.readAt]))
  expect(readAt[posts[1]?.id ?? '']).toBe(at.clock.now().toISOString())
  expect(readAt[posts[0]?.id ?? '']).not.toBe(at.clock.now().toISOString())
  expect(results).toMatchObject({ totals: { likes: 1 }, refresh: { hasNews: true } })
  expect((await readOne()).refresh.isRunning).toBe(false)
  expect(await runRefreshes()).toBe(0)
})

test('a draft and a post of another campaign have no results to read', async () => {
  const { posts } = await published()
  const id = await addDraft(at, sender, ['facebook'])
  const [draft] = await postsOf(at, id)
  for (const postId of [draft?.id, posts[0]?.id])
    expect((await ana.post(`/api/campaigns/${id}/posts/${postId}/results`)).statusCode).toBe(404)
})

test('a refresh that was lost with its worker can be started again', async () => {
  const { id } = await published()
  await ask(id)
  await at.query('delete from pgboss.job where name = $1', [refreshCampaignResults.name])
  await letTimePass()
  expect((await read(id)).refresh.isRunning).toBe(false)
  expect((await ask(id)).refresh.isRunning).toBe(true)
  expect(await runRefreshes()).toBe(1)
})

test('says when nothing is newer', async () => {
  const { id } = await published()
  await refresh(id)
  expect((await refresh(id)).refresh).toMatchObject({ isRunning: false, hasNews: false })
})

test('stores one row per post and day of the shop, with the latest figures', async () => {
  const { id, remoteIdOn } = await published()
  const daysOf = async () =>
    (
      await at.query(
        `select count(*)::int as rows, max(post_result_days.likes) as likes from post_result_days
         join posts on posts.id = post_id where campaign_id = $1`,
        [id],
      )
    ).rows[0]
  await refresh(id)
  await react(ana, remoteIdOn('x'), 'like')
  await refresh(id)
  expect(await daysOf()).toEqual({ rows: 2, likes: 1 })
  await at.query(
    `update post_result_days set day = day - 1 from posts where posts.id = post_id and campaign_id = $1`,
    [id],
  )
  await react(ana, remoteIdOn('x'), 'share')
  const { days } = await refresh(id)
  expect(days.map(({ interactions }) => interactions)).toEqual([1, 2])
  expect(await daysOf()).toMatchObject({ rows: 3 })
})

test('a silent network is named, and the last known results stay', async () => {
  const { id, remoteIdOn } = await published()
  await react(ana, remoteIdOn('x'), 'like')
  await refresh(id)
  const known = at.deps.env.baseUrls.social.sandbox
  at.deps.env.baseUrls.social.sandbox = 'http://127.0.0.1:1'
  const silent = await refresh(id)
  at.deps.env.baseUrls.social.sandbox = known
  expect(silent.posts.map(({ problem }) => problem)).toEqual(['unreachable', 'unreachable'])
  expect(silent).toMatchObject({ totals: { likes: 1 }, refresh: { hasNews: false } })
  expect((await refresh(id)).posts.map(({ problem }) => problem)).toEqual([null, null])
})

test('a post that is gone, and a token that has expired', async () => {
  const { id, remoteIdOn } = await published()
  await at.query("update sandbox_accounts set access_ends_at = now() - interval '1 hour'")
  await react(ana, remoteIdOn('x'), 'like')
  expect(await refresh(id)).toMatchObject({
    totals: { likes: 1 },
    posts: [{ problem: null }, { problem: null }],
  })
  await at.query(
    "update posts set remote_id = gen_random_uuid()::text where campaign_id = $1 and platform = 'x'",
    [id],
  )
  expect((await refresh(id)).posts.map(({ problem, likes }) => [problem, likes])).toEqual([
    [null, 0],
    ['missing', 1],
  ])
})

test('a disconnected channel keeps its results', async () => {
  const { id, remoteIdOn } = await published()
  await react(ana, remoteIdOn('x'), 'like')
  await refresh(id)
  const accounts = (await ana.get('/api/social-accounts')).json<{ id: string; platform: string }[]>()
  await ana.delete(`/api/social-accounts/${accounts.find(({ platform }) => platform === 'x')?.id}`)
  expect((await refresh(id)).posts.map(({ problem, likes }) => [problem, likes])).toEqual([
    [null, 0],
    ['disconnected', 1],
  ])
})

test('a campaign without a published post has no results and asks nothing', async () => {
  const id = await addDraft(at, sender, ['facebook'])
  await at.query("update posts set state = 'failed' where campaign_id = $1", [id])
  expect(await ask(id)).toMatchObject({ posts: [], totals: { reach: null }, refresh: { isRunning: false } })
  expect(await runRefreshes()).toBe(0)
})
