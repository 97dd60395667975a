import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { endAttempts } from '../outcomes/outcomes.repository.ts'
import { attemptsOf, postsOf, type Sender } from '../publishing.fixture.ts'
import { collectResults, collectWorkspaceResults } from './collect-results.job.ts'
import { collectCampaignResults } from './collect-results.ts'
import { connectSandbox, openResultsShop, publishCampaign, react, runQueued } from './results.fixture.ts'

let at: TestApp
let ana: Person
let sender: Sender
beforeAll(async () => {
  at = await createTestApp()
  ;({ ana, sender } = await openResultsShop(at))
})
afterAll(() => at.close())

async function published() {
  const campaign = await publishCampaign(at, sender)
  expect(campaign.posts.map(({ state }) => state)).toEqual(['published', 'published'])
  return campaign
}

/** Runs the cron job and the jobs it starts. */
async function collect(): Promise<void> {
  await collectResults.run({}, at.deps)
  await runQueued(at, collectWorkspaceResults)
}

const figuresOf = async (id: string) =>
  (await at.query('select reach, engagement, clicks from campaigns where id = $1', [id])).rows[0]

/** Makes the next results due. The column rounds to milliseconds, so that "now" can be a moment later. */
const letResultsBeDue = () =>
  at.query(
    "update post_attempts set results_due_at = now() - interval '1 second' where results_due_at is not null",
  )

const secondsUntilDue = async (id: string) => {
  const { rows } = await at.query(
    `select round(extract(epoch from results_due_at - now()))::int as seconds from post_attempts
     join posts on posts.id = post_id where campaign_id = $1 and platform = 'x'`,
    [id],
  )
  return rows[0]?.seconds === null ? null : Number(rows[0]?.seconds)
}

test('fetches the first results seconds after publishing, and shows them even if zero', async () => {
  const { id } = await published()
  const { rows } = await at.query(
    "select start_after from pgboss.job where name = 'campaigns.collect-results' and state = 'created'",
  )
  const soonest = Math.min(...rows.map(({ start_after }) => new Date(start_after ?? '').getTime()))
  expect((soonest - at.clock.now().getTime()) / 1000).toBeLessThanOrEqual(20)
  const first = await secondsUntilDue(id)
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(10)
  await letResultsBeDue()
  await collect()
  const [post] = await postsOf(at, id)
  expect(post?.resultsAt).toEqual(at.clock.now())
})

test('fetches older posts less often, and stops after thirty days', async () => {
  const { id } = await published()
  const waits: (number | null)[] = []
  for (const age of ['1 minute', '30 minutes', '12 hours', '3 days', '20 days', '31 days']) {
    await at.query(`update posts set published_at = now() - interval '${age}' where campaign_id = $1`, [id])
    await at.query(
      `update post_attempts set results_due_at = now() - interval '1 second' from posts
       where posts.id = post_id and campaign_id = $1`,
      [id],
    )
    await collect()
    waits.push(await secondsUntilDue(id))
  }
  const about = (seconds: number) => expect.closeTo(seconds, -1.4)
  expect(waits).toEqual([about(30), about(300), about(900), about(3600), about(21_600), null])
})

test('fetches nothing before it is due', async () => {
  const { id, posts } = await published()
  await react(ana, posts[0]?.remoteId, 'like')
  await collect()
  expect((await postsOf(at, id))[0]).toMatchObject({ likes: 0, resultsAt: null })
})

test('interactions in the sandbox become results of the post and its campaign', async () => {
  const { id, posts } = await published()
  const [first, second] = posts.map(({ remoteId }) => remoteId)
  for (const kind of ['view', 'view', 'like', 'like', 'share', 'click', 'click'])
    await react(ana, first, kind)
  await react(ana, first, 'comment', 'Lovely')
  await react(ana, second, 'view')
  await collectCampaignResults(at.deps, sender.workspaceId, id)
  expect((await postsOf(at, id))[0]).toMatchObject({ reach: 1, likes: 1, comments: 1, shares: 1, clicks: 2 })
  expect(await figuresOf(id)).toEqual({ reach: 2, engagement: 3, clicks: 2 })
  await ana.delete(`/api/sandbox/posts/${first}/reactions/like`)
  await letResultsBeDue()
  await collect()
  expect(await figuresOf(id)).toEqual({ reach: 2, engagement: 2, clicks: 2 })
})

test('fetching results sends nothing, and skips posts older than thirty days', async () => {
  const { id, posts } = await published()
  const before = await at.query('select count(*) as n from sandbox_ledger')
  await react(ana, posts[0]?.remoteId, 'like')
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  await at.query('update posts set published_at = $2 where campaign_id = $1', [id, longAgo])
  await letResultsBeDue()
  await collect()
  expect(await figuresOf(id)).toEqual({ reach: 0, engagement: 0, clicks: 0 })
  expect((await at.query('select count(*) as n from sandbox_ledger')).rows).toEqual(before.rows)
})

const likesOf = async (id: string) =>
  Object.fromEntries((await postsOf(at, id)).map(({ platform, likes }) => [platform, likes]))

test('a removed account or silent network changes nothing and blocks no other', async () => {
  const { id, posts } = await published()
  for (const { remoteId } of posts) await react(ana, remoteId, 'like')
  const accounts = (await ana.get('/api/social-accounts')).json<{ id: string; platform: string }[]>()
  await ana.delete(`/api/social-accounts/${accounts.find(({ platform }) => platform === 'x')?.id}`)
  await letResultsBeDue()
  await collect()
  expect(await likesOf(id)).toEqual({ x: 0, threads: 1 })
  await letResultsBeDue()
  const known = at.deps.env.baseUrls.social.sandbox
  at.deps.env.baseUrls.social.sandbox = 'http://127.0.0.1:1'
  await collect()
  at.deps.env.baseUrls.social.sandbox = known
  expect(await likesOf(id)).toEqual({ x: 0, threads: 1 })
})

test('a real network is asked less often than the sandbox, and one that charges for it only by people', async () => {
  await connectSandbox(ana)
  const { id, posts } = await published()
  await at.query(
    `update post_attempts set adapter = 'bluesky', results_due_at = now() - interval '1 second' from posts
     where posts.id = post_id and campaign_id = $1`,
    [id],
  )
  await collect()
  const dueOf = async () => {
    const attempts = await Promise.all(posts.map((post) => attemptsOf(at, post.id)))
    return Object.fromEntries(
      posts.map(({ platform }, index) => [platform, attempts[index]?.[0]?.resultsDueAt?.getTime() ?? null]),
    )
  }
  const due = await dueOf()
  expect(due.x).toBeNull()
  const seconds = ((due.threads ?? 0) - Date.now()) / 1000
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(seconds).toBeLessThan(16 * 60)
  const ends = (await Promise.all(posts.map((post) => attemptsOf(at, post.id)))).flat()
  await endAttempts(
    at.deps.db,
    ends.map((attempt) => ({
      id: attempt.id,
      outcome: 'published',
      detail: null,
      answer: null,
      isOver: true,
    })),
  )
  const first = await dueOf()
  expect(first.x).toBeNull()
  expect(((first.threads ?? 0) - Date.now()) / 1000).toBeLessThan(30)
})

test('a campaign whose network reports no reach has an unknown reach, not none', async () => {
  await connectSandbox(ana)
  const { id, posts } = await published()
  const shown = async () => (await ana.get(`/api/campaigns/${id}`)).json().performance
  expect(await shown()).toEqual({ reach: null, engagement: null, clicks: null })
  await at.query(
    `insert into post_result_days (workspace_id, post_id, day, likes, comments, shares) values ($1, $2, '2026-01-01', 0, 0, 0)`,
    [sender.workspaceId, posts[0]?.id],
  )
  expect(await shown()).toEqual({ reach: null, engagement: 0, clicks: null })
  const { json } = await ana.get('/api/campaigns')
  expect(json().find((each: { id: string }) => each.id === id).performance).toEqual(await shown())
  await letResultsBeDue()
  await collect()
  expect(await shown()).toEqual({ reach: 0, engagement: 0, clicks: 0 })
})
