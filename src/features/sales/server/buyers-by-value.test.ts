import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { amountsOf, buyersByValue } from './buyers-by-value.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test.each([
  [0, 0, 0],
  [7, 7, 7],
  [99, 99, 99],
  [120, 120, 129],
  [45_000, 45_000, 45_999],
  [-120, -129, -120],
])('step %i contains amounts from %i to %i', (step, least, most) => {
  expect(amountsOf(step)).toEqual({ least, most })
})

test('quartiles of buyers equal those of a full sort', async () => {
  const amount = fc.oneof(fc.integer({ min: -500, max: 1500 }), fc.integer({ min: 10_000, max: 10_400 }))
  await fc.assert(
    fc.asyncProperty(fc.array(amount, { maxLength: 60 }), async (amounts) => {
      const workspaceId = await workspaceOf(at, await at.person())
      await at.query(
        `insert into sales_transactions (workspace_id, source, remote_id, buyer, transaction_date, total_amount, currency, status)
         select $1, 'csv', n, 'buyer ' || n, now(), amount, 'USD', 'completed'
         from unnest($2::bigint[]) with ordinality as given (amount, n)`,
        [workspaceId, amounts],
      )
      const { rows } = await at.query(
        `select quarter, count(*)::int as buyers, sum(spent)::int as spent
         from (select ntile(4) over (order by spent desc) as quarter, spent from sales_buyers where workspace_id = $1) parted
         group by quarter order by quarter`,
        [workspaceId],
      )
      expect(await buyersByValue(at.deps.db, { workspaceId, currency: 'USD' })).toEqual(rows)
    }),
    { numRuns: 15 },
  )
})
