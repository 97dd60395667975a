import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedDays, keptDays } from '#features/analytics/server/kept-days.fixture.ts'
import { countedRollUps, keptRollUps } from '#features/sales/server/roll-ups.fixture.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { eventually } from '#tests/eventually.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { WorkspaceSettings } from '../workspace-settings.contract.ts'
import { recountFigures } from './recount-figures.job.ts'
import { listRecounting, recountSlice } from './workspace-settings.repository.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

/** More than one slice of everything counted by time, over three months. */
async function openLargeShop(): Promise<{ ana: Person; shop: WorkspaceId }> {
  const ana = await at.person()
  const shop = await workspaceOf(at, ana)
  const moment = (seconds: number) => `timestamptz '2026-01-01 00:07Z' + n * interval '${seconds} seconds'`
  await at.query(
    `insert into sales_transactions (workspace_id, source, remote_id, transaction_date, total_amount, refunded_amount,
       currency, status, buyer)
     select $1, 'file', n::text, ${moment(1500)}, n, 0, 'USD', 'completed', 'buyer ' || n % 700 from generate_series(1, 5000) n`,
    [shop],
  )
  await at.query(
    `insert into sales_items (workspace_id, transaction_id, position, name, quantity, amount)
     select $1, id, 0, 'Soap', 2, 500 from sales_transactions where workspace_id = $1`,
    [shop],
  )
  await at.query(
    `with thread as (insert into conversations (workspace_id, platform, remote_id, contact_name, last_message_at)
       values ($1, 'x', 'thread', 'Eva', now()) returning id)
     insert into messages (workspace_id, conversation_id, platform, direction, content, sender_name, response_seconds, created_at)
     select $1, thread.id, 'x', case when n % 3 = 0 then 'out' else 'in' end, 'Hi', 'Eva',
       case when n % 3 = 0 then n end, ${moment(1900)}
     from thread, generate_series(1, 4500) n`,
    [shop],
  )
  await at.query(
    `with made as (insert into campaigns (workspace_id, title, description, content)
       select $1, 'Campaign', '', '{}' from generate_series(1, 700) returning id),
     numbered as (select id, row_number() over () as n from made)
     insert into posts (workspace_id, campaign_id, platform, text, state, scheduled_for, reach)
     select $1, id, platform, '', 'published', ${moment(11_000)}, 3
     from numbered, unnest(array['x', 'facebook']) platform`,
    [shop],
  )
  await at.query(
    `insert into customers (workspace_id, name, status, language, created_at)
     select $1, 'Luz', 'active', 'en', ${moment(20_000)} from generate_series(1, 300) n`,
    [shop],
  )
  return { ana, shop }
}

const move = async (ana: Person, timeZone: string) => {
  const { id: _, plan: __, recountPercent: ___, ...details } = await readSettings(ana)
  const answer = await ana.put('/api/workspace', { ...details, timeZone })
  expect(answer.statusCode).toBe(200)
  return answer.json<WorkspaceSettings>()
}
const readSettings = async (ana: Person) => (await ana.get('/api/workspace')).json<WorkspaceSettings>()
const isRecounting = async (ana: Person) => (await ana.get('/api/auth/user')).json().workspace.isRecounting
const waitingJobs = async () =>
  Number(
    (await at.query(`select count(*) as n from pgboss.job where name = 'settings.recount-figures'`)).rows[0]
      ?.n,
  )

async function expectFreshCount(shop: WorkspaceId) {
  expect(await keptRollUps(at, shop)).toEqual(await countedRollUps(at, shop))
  expect(await keptDays(at, shop)).toEqual(await countedDays(at, shop))
}

test('a zone change is stored immediately, recounted by a job with progress, and ends equal to a fresh count', async () => {
  const { ana, shop } = await openLargeShop()
  const jobs = await waitingJobs()
  const saved = await move(ana, 'Asia/Tokyo')
  expect(saved.timeZone).toBe('Asia/Tokyo')
  expect(saved.recountPercent).toBeGreaterThan(0)
  expect(saved.recountPercent).toBeLessThan(60)
  expect(await isRecounting(ana)).toBe(true)
  expect(await waitingJobs()).toBe(jobs + 1)
  await recountSlice(at.deps.db, shop, 500)
  expect((await readSettings(ana)).recountPercent).toBeGreaterThan(saved.recountPercent ?? 0)

  expect(await recountFigures.run({}, at.deps)).toEqual({ status: 'done' })
  expect((await readSettings(ana)).recountPercent).toBeNull()
  expect(await isRecounting(ana)).toBe(false)
  await expectFreshCount(shop)
})

test('a small shop is recounted in the call that changes its zone', async () => {
  const ana = await at.person()
  await ana.post('/api/customers', { name: 'Luz' })
  expect((await move(ana, 'Asia/Tokyo')).recountPercent).toBeNull()
  await expectFreshCount(await workspaceOf(at, ana))
})

test('a run killed between slices is continued, and new sales and messages are counted once', async () => {
  const { ana, shop } = await openLargeShop()
  await move(ana, 'America/New_York')
  const write = (n: number) =>
    Promise.all([
      at.query(
        `insert into sales_transactions (workspace_id, source, remote_id, transaction_date, total_amount, refunded_amount, currency, status)
         select $1, 'file', 'late ' || $2::int || ' ' || n, timestamptz '2026-01-01Z' + n * interval '9 hours', 70, 0, 'USD', 'completed'
         from generate_series(1, 200) n`,
        [shop, n],
      ),
      at.query(
        `update messages set created_at = created_at - interval '40 days'
         where workspace_id = $1 and id in (select id from messages where workspace_id = $1 order by id offset $2 limit 20)`,
        [shop, n * 100],
      ),
      at.query(`delete from sales_transactions where workspace_id = $1 and remote_id = any($2)`, [
        shop,
        [1, 2, 3].map((step) => String(n * 1000 + step * 250)),
      ]),
    ])
  for (let slice = 0; slice < 4; slice++)
    await Promise.all([recountSlice(at.deps.db, shop, 300), write(slice)])
  expect(await listRecounting(at.deps.db)).toEqual([shop])
  // Another process, which knows nothing of the first.
  expect(await recountFigures.run({}, at.deps)).toEqual({ status: 'done' })
  await expectFreshCount(shop)
})

test('a second change during a recount ends in the second zone', async () => {
  const { ana, shop } = await openLargeShop()
  await move(ana, 'Asia/Kathmandu')
  await move(ana, 'America/Santiago')
  expect((await move(ana, 'Europe/Madrid')).timeZone).toBe('Europe/Madrid')
  await recountFigures.run({}, at.deps)
  expect((await readSettings(ana)).recountPercent).toBeNull()
  await expectFreshCount(shop)
})

test('screens receive the progress and the end', async () => {
  const { ana, shop } = await openLargeShop()
  const heard: string[] = []
  const stop = at.deps.hub.subscribe(shop, ({ topics }) => void heard.push(...topics))
  await move(ana, 'Asia/Tokyo')
  await recountFigures.run({}, at.deps)
  await eventually(() => expect(heard.at(-1)).toBe('everything'))
  stop()
  expect(heard).toContain('workspace')
})
