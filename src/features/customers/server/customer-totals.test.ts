import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addCustomer } from './customers.fixture.ts'

let at: TestApp
let ana: Person
let workspaceId: WorkspaceId
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
  workspaceId = await workspaceOf(at, ana)
})
afterAll(() => at.close())

type Totals = { customers: number; invoices: number; revenue: number; invoiced: Record<string, number> }

/** Counted and summed from the rows, as the kept totals must be at every moment. */
async function countAfresh(): Promise<Totals> {
  const { rows } = await at.deps.db.execute<{
    id: string
    invoices: number
    invoiced: number
    revenue: number
  }>(sql`
    select c.id, count(i.id) as invoices,
      coalesce(sum(i.amount) filter (where i.status <> 'cancelled'), 0)::bigint as invoiced,
      coalesce(sum(i.amount) filter (where i.status = 'paid'), 0)::bigint as revenue
    from customers c left join invoices i on i.customer_id = c.id
    where c.workspace_id = ${workspaceId} group by c.id`)
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    customers: rows.length,
    invoices: sum((row) => row.invoices),
    revenue: sum((row) => row.revenue),
    invoiced: Object.fromEntries(rows.map((row) => [row.id, row.invoiced])),
  }
}

async function readKept(): Promise<Totals> {
  const { totalCustomers, totalInvoices, totalRevenue } = (await ana.get('/api/customers/summary')).json()
  const list = (await ana.get('/api/customers?limit=200')).json<{ id: string; totalInvoiced: number }[]>()
  return {
    customers: totalCustomers,
    invoices: totalInvoices,
    revenue: totalRevenue,
    invoiced: Object.fromEntries(list.map(({ id, totalInvoiced }) => [id, totalInvoiced])),
  }
}

const status = fc.constantFrom('pending', 'paid', 'overdue', 'cancelled')
const amount = fc.integer({ min: 0, max: 99_999_999_999 })
const pick = fc.nat()
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add customer' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete customer' as const), pick }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add invoice' as const), pick, amount, status }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change invoice' as const), pick, amount, status }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete invoice' as const), pick }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

let number = 0

async function take(each: Step, customers: string[], invoices: string[]): Promise<void> {
  if (each.do === 'add customer') return void customers.push((await addCustomer(ana)).id)
  const from = each.do === 'add invoice' || each.do === 'delete customer' ? customers : invoices
  const id = from[each.pick % from.length]
  if (id === undefined) return
  if (each.do === 'delete customer') return void (await ana.delete(`/api/customers/${id}`))
  if (each.do === 'delete invoice') return void (await ana.delete(`/api/invoices/${id}`))
  const { amount, status } = each
  if (each.do === 'change invoice') return void (await ana.put(`/api/invoices/${id}`, { amount, status }))
  const invoice = { customerId: id, invoiceNumber: `N${number++}`, amount, status }
  const added = await ana.post('/api/invoices', invoice)
  if (added.statusCode === 201) invoices.push(added.json().id)
}

test('after any sequence of changes the totals are what a fresh count gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const customers: string[] = []
      const invoices: string[] = []
      for (const each of steps) await take(each, customers, invoices)
      expect(await readKept()).toEqual(await countAfresh())
      await at.deps.db.execute(sql`delete from invoices where workspace_id = ${workspaceId}`)
      await at.deps.db.execute(sql`delete from customers where workspace_id = ${workspaceId}`)
      expect(await readKept()).toEqual({ customers: 0, invoices: 0, revenue: 0, invoiced: {} })
    }),
    { numRuns: 15 },
  )
})

test('changes at the same moment, for the same customers, lose nothing', async () => {
  const customers = await Promise.all([addCustomer(ana), addCustomer(ana), addCustomer(ana)])
  const add = (index: number) =>
    ana.post('/api/invoices', {
      customerId: customers[index % 3]?.id,
      invoiceNumber: `race ${index}`,
      amount: 100 + index,
      status: index % 2 ? 'paid' : 'pending',
    })
  const added = await Promise.all(Array.from({ length: 24 }, (_, index) => add(index)))
  expect(new Set(added.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  await Promise.all(
    added.map((answer, index) =>
      index % 4 === 0
        ? ana.delete(`/api/invoices/${answer.json().id}`)
        : ana.put(`/api/invoices/${answer.json().id}`, {
            status: index % 3 ? 'cancelled' : 'paid',
            amount: index,
          }),
    ),
  )
  expect(await readKept()).toEqual(await countAfresh())
})

test('statements over many rows of many customers, crosswise at the same moment, wait for each other in order', async () => {
  const { db } = at.deps
  await db.execute(sql`
    insert into customers (workspace_id, name, status, language)
    select ${workspaceId}, 'bulk ' || n, 'active', 'en' from generate_series(1, 40) n`)
  await db.execute(sql`
    insert into invoices (workspace_id, customer_id, invoice_number, amount, status)
    select workspace_id, id, 'bulk ' || id || n, n * 7, case n % 3 when 0 then 'paid' else 'pending' end
    from customers, generate_series(1, 5) n where workspace_id = ${workspaceId} and name like 'bulk %'`)
  expect(await readKept()).toEqual(await countAfresh())
  const raise = (order: 'asc' | 'desc', part: number) =>
    db.execute(sql`
      update invoices set amount = amount + 1 where id in (
        select id from invoices where invoice_number like 'bulk %' and amount / 7 % 2 = ${part}
        order by customer_id ${sql.raw(order)})`)
  for (let round = 0; round < 5; round++) await Promise.all([raise('asc', 0), raise('desc', 1)])
  expect(await readKept()).toEqual(await countAfresh())
})

test('a workspace goes with its customers, invoices and totals', async () => {
  const { db } = at.deps
  const eve = await at.person()
  const theirs = await workspaceOf(at, eve)
  const customer = await addCustomer(eve)
  await eve.post('/api/invoices', {
    customerId: customer.id,
    invoiceNumber: '1',
    amount: 100,
    status: 'paid',
  })
  const kept = await readKept()
  await db.execute(sql`delete from workspaces where id = ${theirs}`)
  const left = await db.execute<{ rows: number }>(sql`
    select (select count(*) from customers where workspace_id = ${theirs})
      + (select count(*) from invoices where workspace_id = ${theirs})
      + (select count(*) from customer_totals where workspace_id = ${theirs}) as rows`)
  expect(left.rows).toEqual([{ rows: 0 }])
  expect(await readKept()).toEqual(kept)
})
