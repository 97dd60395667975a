import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Campaign, campaignSorts, type PlanGroup } from '#features/campaigns/campaigns.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addCampaign } from '../campaigns.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function addPlan(person: Person, title: string, createdAt = '2026-03-01T10:00:00Z'): Promise<string> {
  const { rows } = await at.query(
    `insert into content_plans (workspace_id, title, status, month, year, business_data, locale, generation, created_at)
     values ($1, $2, 'published', 3, 2026, '{"industry":"beauty","topProducts":[]}', 'en', 'done', $3) returning id`,
    [await workspaceOf(at, person), title, createdAt],
  )
  return String(rows[0]?.id)
}

async function addTo(
  person: Person,
  planId: string | null,
  title: string,
  details: Record<string, unknown> = {},
) {
  const { id } = await addCampaign(person, { title, ...details })
  await at.query('update campaigns set plan_id = $1 where id = $2', [planId, id])
  return id
}

const groups = async (person: Person, query = '') =>
  (await person.get(`/api/campaigns/plans?${query}`)).json<PlanGroup[]>()
const titles = async (person: Person, query: string) =>
  (await person.get(`/api/campaigns?${query}`)).json<Campaign[]>().map(({ title }) => title)

test('the campaigns of a plan are one group with its counts, platforms and next post', async () => {
  const ana = await at.person()
  const plan = await addPlan(ana, 'March plan')
  const soon = { scheduledFor: '2026-03-12T10:00:00Z', platforms: ['x'] }
  const nextId = await addTo(ana, plan, 'Next', soon)
  await addTo(ana, plan, 'Later', { ...soon, scheduledFor: '2026-03-20T10:00:00Z' })
  await addTo(ana, plan, 'Draft', { platforms: ['facebook'] })
  const out = await addTo(ana, plan, 'Out', { platforms: ['x'] })
  await at.query("update campaigns set status = 'published' where id = $1", [out])
  await addTo(ana, null, 'Loose')
  expect(await groups(ana)).toEqual([
    {
      planId: plan,
      title: 'March plan',
      month: 3,
      year: 2026,
      total: 4,
      draft: 1,
      scheduled: 2,
      published: 1,
      failed: 0,
      platforms: expect.arrayContaining(['facebook', 'x']),
      next: { id: nextId, title: 'Next', scheduledFor: '2026-03-12T10:00:00.000Z' },
    },
  ])
})

test.each(campaignSorts)(
  'ordered by %s, a list has one plan, none, or everything, across pages',
  async (sort) => {
    const ana = await at.person()
    const plan = await addPlan(ana, 'March plan')
    const other = await addPlan(ana, 'Other plan')
    for (const title of ['A', 'C', 'E']) await addTo(ana, plan, title)
    await addTo(ana, other, 'G')
    for (const title of ['B', 'D', 'F']) await addTo(ana, null, title)
    const all = async (query: string) => {
      const found: string[] = []
      let cursor: string | undefined
      do {
        const answer = await ana.get(
          `/api/campaigns?limit=2&sort=${sort}${query}${cursor ? `&cursor=${cursor}` : ''}`,
        )
        found.push(...answer.json<Campaign[]>().map(({ title }) => title))
        cursor = answer.headers['x-next-cursor'] as string | undefined
      } while (cursor)
      return found.sort()
    }
    expect(await all('')).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
    expect(await all('&plan=none')).toEqual(['B', 'D', 'F'])
    expect(await all(`&plan=${plan}`)).toEqual(['A', 'C', 'E'])
    expect(await all('&plan=none&status=draft')).toEqual(['B', 'D', 'F'])
    expect(await all(`&plan=${plan}&status=scheduled`)).toEqual([])
  },
)

test('search works inside a plan, outside plans and everywhere', async () => {
  const ana = await at.person()
  const plan = await addPlan(ana, 'March plan')
  await addTo(ana, plan, 'Tulips in the plan')
  await addTo(ana, plan, 'Roses in the plan')
  await addTo(ana, null, 'Tulips alone')
  expect((await titles(ana, 'search=tulip')).sort()).toEqual(['Tulips alone', 'Tulips in the plan'])
  expect(await titles(ana, `search=tulip&plan=${plan}`)).toEqual(['Tulips in the plan'])
  expect(await titles(ana, 'search=tulip&plan=none')).toEqual(['Tulips alone'])
})

test('groups are filtered by status and plan, newest first, page by page', async () => {
  const ana = await at.person()
  const [old, young] = [await addPlan(ana, 'Old', '2026-01-01T10:00:00Z'), await addPlan(ana, 'Young')]
  await addPlan(ana, 'Empty')
  await addTo(ana, old, 'A', { scheduledFor: '2026-03-12T10:00:00Z' })
  await addTo(ana, young, 'B')
  const names = async (query = '') => (await groups(ana, query)).map(({ title }) => title)
  expect(await names()).toEqual(['Young', 'Old'])
  expect(await names('status=scheduled')).toEqual(['Old'])
  expect(await names(`plan=${young}`)).toEqual(['Young'])
  expect(await names('ai=true')).toEqual([])
  const first = await ana.get('/api/campaigns/plans?limit=1')
  const second = await ana.get(`/api/campaigns/plans?limit=1&cursor=${first.headers['x-next-cursor']}`)
  expect([first, second].map((answer) => answer.json<PlanGroup[]>()[0]?.title)).toEqual(['Young', 'Old'])
})

test('plans of another workspace are not seen', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const plan = await addPlan(ana, 'March plan')
  await addTo(ana, plan, 'A')
  expect(await groups(eve, `plan=${plan}`)).toEqual([])
  expect(await titles(eve, `plan=${plan}`)).toEqual([])
  expect(await titles(ana, `plan=${randomUUID()}`)).toEqual([])
  expect((await ana.get('/api/campaigns?plan=mine')).statusCode).toBe(400)
})

test('a copy leaves the group, a deleted campaign shrinks it, and a deleted plan dissolves it', async () => {
  const ana = await at.person()
  const plan = await addPlan(ana, 'March plan')
  const [one, two] = [await addTo(ana, plan, 'One'), await addTo(ana, plan, 'Two')]
  await ana.post(`/api/campaigns/${one}/duplicate`)
  await ana.delete(`/api/campaigns/${two}`)
  expect((await groups(ana)).map(({ total }) => total)).toEqual([1])
  expect(await titles(ana, 'plan=none')).toEqual(['One (copy)'])
  await ana.delete(`/api/content-plans/${plan}`)
  expect(await groups(ana)).toEqual([])
  expect((await titles(ana, 'plan=none')).sort()).toEqual(['One', 'One (copy)'])
})

test('long lists are read from an index, with and without plans', async () => {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  const plan = await addPlan(ana, 'March plan')
  await addTo(ana, plan, 'A')
  await at.query(
    `insert into campaigns (workspace_id, plan_id, title, description, content, ai_generated, created_at)
     select workspace_id, case when n % 10 > 0 then plan_id end, 'Row ' || n, '', content, true, created_at + n * interval '1 second'
     from campaigns, generate_series(1, 5000) n where workspace_id = $1`,
    [workspaceId],
  )
  await at.query('analyze campaigns')
  const explain = async (query: string) =>
    JSON.stringify((await at.query(`explain (format json) ${query}`)).rows)
  expect(
    await explain(
      `select * from campaigns where workspace_id = '${workspaceId}' and plan_id is null order by created_at desc, id desc limit 25`,
    ),
  ).toContain('campaigns_outside_plans')
  expect(
    await explain(
      `select * from campaigns where workspace_id = '${workspaceId}' and brand_or_none = '${workspaceId}' and is_of_plan = false
       and ai_generated = true and status = 'draft' order by reach desc, created_at desc, id desc limit 25`,
    ),
  ).toContain('campaigns_by_reach')
})
