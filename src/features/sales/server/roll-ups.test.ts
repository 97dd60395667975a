import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PosSale } from '#connectors/pos/pos.ts'
import { saleStatuses } from '#connectors/pos/sale-status.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import { countedRollUps, keptRollUps } from './roll-ups.fixture.ts'
import { removeSome } from './sales.service.ts'
import { upsertSales } from './upsert-sales.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const zones = ['America/New_York', 'Europe/Madrid', 'America/Mexico_City', 'America/Santiago'] as const
const sources = ['pos one', 'pos two', 'csv'] as const

/** Around midnight in all four zones, and on days with clock changes. */
const moment = fc
  .tuple(
    fc.constantFrom(
      '2026-03-07',
      '2026-03-08',
      '2026-03-28',
      '2026-03-29',
      '2026-04-04',
      '2026-04-05',
      '2026-12-31',
    ),
    fc.constantFrom(
      '00:00:00',
      '02:59:59',
      '03:00:00',
      '04:00:00',
      '05:59:59',
      '06:00:00',
      '22:30:00',
      '23:59:59',
    ),
  )
  .map(([day, time]) => new Date(`${day}T${time}Z`))

const aSale: fc.Arbitrary<PosSale> = fc
  .record({
    remoteId: fc.integer({ min: 1, max: 12 }).map(String),
    customerRemoteId: fc.constantFrom(null, 'anna', 'boris'),
    customerEmail: fc.constantFrom(null, 'Carla@Example.com', 'carla@example.com'),
    soldAt: moment,
    totalAmount: fc.integer({ min: 0, max: 100_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    currency: fc.constantFrom('USD', 'EUR'),
    status: fc.constantFrom(...saleStatuses),
    items: fc.array(
      fc.record({
        name: fc.constantFrom('Cake', 'Café', 'Té'),
        quantity: fc.constantFrom(1, 2, 0.25),
        amount: fc.integer({ min: 0, max: 5000 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ share, ...sale }) => ({
    ...sale,
    customerName: null,
    paymentMethod: 'card',
    refundedAmount: Math.floor((sale.totalAmount * share) / 100),
  }))

type Act =
  | { kind: 'upsert'; source: string; sales: PosSale[] }
  | { kind: 'upsert at once'; sales: PosSale[][] }
  | { kind: 'move'; zone: string }
  | { kind: 'forget'; source: string }
  | { kind: 'delete some' }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('upsert' as const),
      source: fc.constantFrom(...sources),
      sales: fc.array(aSale, { minLength: 1, maxLength: 8 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('upsert at once' as const),
      sales: fc.array(fc.array(aSale, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('move' as const), zone: fc.constantFrom(...zones) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('forget' as const), source: fc.constantFrom(...sources) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete some' as const) }) },
)

const upsert = (workspaceId: WorkspaceId, source: string, sales: PosSale[]) =>
  at.deps.db.transaction((db) => upsertSales(db, workspaceId, source, sales, at.clock.now()))

test('after any concurrent changes of sales, the roll-ups are their sums', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.array(act, { minLength: 1, maxLength: 8 }),
      async (zone, acts) => {
        const ana = await at.person()
        await changeWorkspace(at, ana, { timeZone: zone })
        const workspaceId = await workspaceOf(at, ana)
        for (const each of acts) {
          if (each.kind === 'upsert') await upsert(workspaceId, each.source, each.sales)
          if (each.kind === 'upsert at once')
            await Promise.all([
              ...each.sales.map((sales, n) =>
                upsert(workspaceId, sources[n % sources.length] ?? 'csv', sales),
              ),
              changeWorkspace(at, ana, { timeZone: zones[each.sales.length % zones.length] ?? zone }),
            ])
          if (each.kind === 'move') await changeWorkspace(at, ana, { timeZone: each.zone })
          if (each.kind === 'forget')
            await at.deps.db.transaction((db) => removeSome(db, workspaceId, each.source))
          if (each.kind === 'delete some')
            await at.query("delete from sales_transactions where workspace_id = $1 and remote_id < '5'", [
              workspaceId,
            ])
        }
        expect(await keptRollUps(at, workspaceId)).toEqual(await countedRollUps(at, workspaceId))
      },
    ),
    { numRuns: 25, endOnFailure: true },
  )
})

test('the same page again writes no row', async () => {
  const workspaceId = await workspaceOf(at, await at.person())
  const sales = fc.sample(aSale, { numRuns: 20, seed: 7 })
  await upsert(workspaceId, 'pos', sales)
  const rows = () =>
    at.query(
      `select 'sale', id::text, xmin::text from sales_transactions where workspace_id = $1
       union all select 'item', transaction_id || ' ' || position, xmin::text from sales_items where workspace_id = $1
       union all select 'hour', day || ' ' || hour, xmin::text from sales_hours where workspace_id = $1 order by 1, 2`,
      [workspaceId],
    )
  const before = (await rows()).rows
  at.clock.advance(60)
  const again = await upsert(workspaceId, 'pos', sales)
  expect(new Set(again.values())).toEqual(new Set(['same']))
  expect((await rows()).rows).toEqual(before)
})

test('values the database cannot store are skipped and counted, and long texts are cut', async () => {
  const workspaceId = await workspaceOf(at, await at.person())
  const [good] = fc.sample(aSale, { numRuns: 1, seed: 1 })
  if (!good) throw new Error('No sale was made.')
  const outcomes = await upsert(workspaceId, 'pos', [
    { ...good, remoteId: 'a', totalAmount: Number.NaN },
    { ...good, remoteId: 'b', soldAt: new Date(Number.NaN) },
    { ...good, remoteId: 'c', currency: 'dollars' },
    { ...good, remoteId: 'x'.repeat(300) },
    {
      ...good,
      remoteId: 'd',
      customerName: `\0${'<b>'.repeat(5000)}`,
      refundedAmount: 10 ** 12,
      status: 'refunded',
      items: [{ name: '💐'.repeat(5000), quantity: 1, amount: 1 }],
    },
  ])
  expect([...outcomes.values()]).toEqual(['unusable', 'unusable', 'unusable', 'unusable', 'added'])
  const { rows } = await at.query(
    'select length(customer_name) as length, refunded_amount = total_amount as is_whole from sales_transactions where workspace_id = $1',
    [workspaceId],
  )
  expect(rows).toEqual([{ length: 200, is_whole: true }])
})

test('deleting the workspace deletes sales and roll-ups', async () => {
  const workspaceId = await workspaceOf(at, await at.person())
  await upsert(workspaceId, 'pos', fc.sample(aSale, { numRuns: 20, seed: 3 }))
  await at.query('delete from workspaces where id = $1', [workspaceId])
  expect(await keptRollUps(at, workspaceId)).toEqual({
    hours: [],
    products: [],
    buyers: [],
    lastSeen: [],
    values: [],
  })
})
