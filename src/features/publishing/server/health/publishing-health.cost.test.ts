import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { readInstallationHealth } from './installation-health.ts'
import { markOverduePosts } from './overdue-posts.repository.ts'
import { getHealth } from './publishing-health.service.ts'

const CAMPAIGNS = 5000
const WITH_POSTS = 500
const POSTS_EACH = 20

let at: TestApp
let client: pg.Client
let workspaceId: WorkspaceId
const asked: { text: string; values: unknown[] }[] = []
let db: Db

beforeAll(async () => {
  at = await createTestApp()
  workspaceId = await workspaceOf(at, await at.person())
  client = new pg.Client(at.connection)
  await client.connect()
  const logQuery = (text: string, values: unknown[]) => void asked.push({ text, values })
  db = drizzle({ client, logger: { logQuery } })
  // Triggers keep figures that this test does not read, and are slow.
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into campaigns (workspace_id, title, description, content, created_at)
     select $1, 'Campaign ' || n, '', '{}', now() - n * interval '1 hour' from generate_series(1, ${CAMPAIGNS}) n`,
    [workspaceId],
  )
  // Nearly all are published; a few are in each other state, and some are late.
  await client.query(
    `insert into posts (workspace_id, campaign_id, platform, text, state, planned_zone, scheduled_for, due_at, lease_until, published_at)
     select $1, campaigns.id, 'platform ' || n, 'Hello', made.state, 'UTC', made.at, made.at, made.at, made.at
     from (select id from campaigns order by created_at limit ${WITH_POSTS}) campaigns, generate_series(1, ${POSTS_EACH}) n, lateral (select
       (array['sending', 'failed', 'unconfirmed', 'needs_you', 'scheduled', 'scheduled'])[1 + (random() * 600)::int] as state,
       now() + (random() - 0.9) * interval '300 days' as at) as chance,
     lateral (select coalesce(chance.state, 'published') as state, chance.at) as made`,
    [workspaceId],
  )
  await client.query('reset session_replication_role; analyze')
})
afterAll(async () => {
  await client.end()
  await at.close()
})

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Plan[]
}

function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan
  for (const inner of plan.Plans ?? []) yield* nodesOf(inner)
}

/** Query plans of everything the work asked the database. */
async function plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
  asked.length = 0
  await work()
  const plans: Plan[] = []
  for (const { text, values } of asked.splice(0)) {
    if (!/^(select|update)/i.test(text)) continue
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
    plans.push(rows[0]['QUERY PLAN'][0].Plan)
  }
  return plans
}

const scannedIn = (plans: Plan[]) =>
  plans
    .flatMap((plan) => [...nodesOf(plan)])
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'])
    .filter((name) => name === 'posts' || name === 'campaigns')

const pagesOf = (plans: Plan[]) =>
  plans.reduce((sum, plan) => sum + (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0), 0)

test.each([
  ['the health of a workspace', () => getHealth(db, { workspaceId })],
  ['the health of the installation', () => readInstallationHealth(db)],
  ['marking overdue posts', () => markOverduePosts(db)],
])('%s is read from indexes, regardless of published posts', async (_name, work) => {
  await client.query('begin')
  try {
    const plans = await plansOf(work)
    expect(plans.length).toBeGreaterThan(0)
    expect(scannedIn(plans)).toEqual([])
  } finally {
    await client.query('rollback')
  }
})

test('the health of a workspace costs what it shows, not what the workspace contains', async () => {
  const plans = await plansOf(() => getHealth(db, { workspaceId }))
  const { rows } = await client.query(`select pg_relation_size('posts') / 8192 as pages`)
  expect(Number(rows[0].pages)).toBeGreaterThan(150)
  // Scattered unfinished posts take one page each.
  const unsettled = await client.query(`select count(*)::int as n from posts where state <> 'published'`)
  expect(pagesOf(plans)).toBeLessThan(8 * unsettled.rows[0].n + 100)
})
