import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, firstBrand } from '#core/brands/server/brands.fixture.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addCustomer } from './customers.fixture.ts'

let at: TestApp
let ana: Person
let workspaceId: WorkspaceId
/** Two brands, and none. */
let brands: (string | null)[]
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
  workspaceId = await workspaceOf(at, ana)
  brands = [null, (await firstBrand(ana)).id, (await addBrand(ana)).id]
})
afterAll(() => at.close())

const brandAt = (index: number) => brands[index % brands.length]

type Figures = { customers: number; invoices: number; revenue: number }
type Totals = { all: Figures; ofBrand: Record<string, Figures>; invoiced: Record<string, number> }

/** A row of zeros equals no row. */
const withoutZeros = (rows: (Figures & { brand: string })[]) =>
  Object.fromEntries(
    rows
      .filter(({ customers, invoices, revenue }) => customers || invoices || revenue)
      .map(({ brand, ...figures }) => [brand, figures]),
  )

/** Recounted from the rows, as the totals must always be. */
async function countAfresh(): Promise<Totals> {
  const { rows } = await at.deps.db.execute<Figures & { brand: string }>(sql`
    select coalesce(c.brand_id::text, 'none') as brand, count(distinct c.id) as customers, count(i.id) as invoices,
      coalesce(sum(i.amount) filter (where i.status = 'paid'), 0)::bigint as revenue
    from customers c left join invoices i on i.customer_id = c.id
    where c.workspace_id = ${workspaceId} group by c.brand_id`)
  const invoiced = await at.deps.db.execute<{ id: string; cents: number }>(sql`
    select c.id, coalesce(sum(i.amount) filter (where i.status <> 'cancelled'), 0)::bigint as cents
    from customers c left join invoices i on i.customer_id = c.id
    where c.workspace_id = ${workspaceId} group by c.id`)
  const sum = (of: keyof Figures) => rows.reduce((total, row) => total + row[of], 0)
  return {
    all: { customers: sum('customers'), invoices: sum('invoices'), revenue: sum('revenue') },
    ofBrand: withoutZeros(rows),
    invoiced: Object.fromEntries(invoiced.rows.map(({ id, cents }) => [id, cents])),
  }
}

async function readKept(): Promise<Totals> {
  const { totalCustomers, totalInvoices, totalRevenue } = (await ana.get('/api/customers/summary')).json()
  const { rows } = await at.deps.db.execute<Figures & { brand: string }>(sql`
    select coalesce(brand_id::text, 'none') as brand, customers, invoices, revenue
    from customer_totals where workspace_id = ${workspaceId}`)
  const list = (await ana.get('/api/customers?limit=200')).json<{ id: string; totalInvoiced: number }[]>()
  return {
    all: { customers: totalCustomers, invoices: totalInvoices, revenue: totalRevenue },
    ofBrand: withoutZeros(rows),
    invoiced: Object.fromEntries(list.map(({ id, totalInvoiced }) => [id, totalInvoiced])),
  }
}

const status = fc.constantFrom('pending', 'paid', 'overdue', 'cancelled')
const amount = fc.integer({ min: 0, max: 99_999_999_999 })
const pick = fc.nat()
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add customer' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move customer' as const), pick, to: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete customer' as const), pick }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add invoice' as const), pick, amount, status }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change invoice' as const), pick, amount, status }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete invoice' as const), pick }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

let number = 0

const move = (id: string, to: number) =>
  ana.put(`/api/customers/${id}`, { name: 'Moved', brandId: brandAt(to) })

async function take(each: Step, customers: string[], invoices: string[]): Promise<void> {
  if (each.do === 'add customer')
    return void customers.push((await addCustomer(ana, { brandId: brandAt(each.pick) })).id)
  const from = /invoice$/.test(each.do) && each.do !== 'add invoice' ? invoices : customers
  const id = from[each.pick % from.length]
  if (id === undefined) return
  if (each.do === 'move customer') return void (await move(id, each.to))
  if (each.do === 'delete customer') return void (await ana.delete(`/api/customers/${id}`))
  if (each.do === 'delete invoice') return void (await ana.delete(`/api/invoices/${id}`))
  const { amount, status } = each
  if (each.do === 'change invoice') return void (await ana.put(`/api/invoices/${id}`, { amount, status }))
  const invoice = { customerId: id, invoiceNumber: `N${number++}`, amount, status }
  const added = await ana.post('/api/invoices', invoice)
  if (added.statusCode === 201) invoices.push(added.json().id)
}

test('after any sequence of changes the totals equal a fresh count', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const customers: string[] = []
      const invoices: string[] = []
      for (const each of steps) await take(each, customers, invoices)
      expect(await readKept()).toEqual(await countAfresh())
      await at.deps.db.execute(sql`delete from invoices where workspace_id = ${workspaceId}`)
      await at.deps.db.execute(sql`delete from customers where workspace_id = ${workspaceId}`)
      const nothing = { customers: 0, invoices: 0, revenue: 0 }
      expect(await readKept()).toEqual({ all: nothing, ofBrand: {}, invoiced: {} })
    }),
    { numRuns: 20 },
  )
})

test('concurrent changes for the same customers lose nothing', async () => {
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

test('concurrent statements over many rows of many customers, in opposite orders, do not deadlock', async () => {
  const { db } = at.deps
  await db.execute(sql`
    insert into customers (workspace_id, brand_id, name, status, language)
    select ${workspaceId}, (array[null, ${brands[1]}, ${brands[2]}]::uuid[])[1 + n % 3], 'bulk ' || n, 'active', 'en'
    from generate_series(1, 40) n`)
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

test('invoices written while their customers change brands are counted where the customers end up', async () => {
  const customers = await Promise.all([0, 1, 2].map((index) => addCustomer(ana, { brandId: brandAt(index) })))
  const idAt = (index: number) => customers[index % 3]?.id ?? ''
  const add = (index: number) =>
    ana.post('/api/invoices', {
      customerId: idAt(index),
      invoiceNumber: `moving ${index}`,
      amount: index % 5 ? 100 + index : 0,
      status: ['paid', 'pending', 'cancelled'][index % 3],
    })
  const added: Awaited<ReturnType<typeof add>>[] = []
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, index) =>
        index % 3 === 0 ? move(idAt(index / 3), round + index) : add(round * 18 + index),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 201]))
    added.push(...answers.filter(({ statusCode }) => statusCode === 201))
  }
  // Changes that do not affect invoiced amounts, and deletions, besides further moves.
  await Promise.all(
    added.map((answer, index) => {
      const { id, customerId } = answer.json()
      if (index % 4 === 0) return move(customerId, index)
      return index % 4 === 1
        ? ana.delete(`/api/invoices/${id}`)
        : ana.put(`/api/invoices/${id}`, { status: 'paid' })
    }),
  )
  expect(await readKept()).toEqual(await countAfresh())
})

test('when a brand is deleted, its customers stay with all their figures and without a brand', async () => {
  const { db } = at.deps
  const { id: brandId } = await addBrand(ana)
  await db.execute(sql`
    insert into customers (workspace_id, brand_id, name, status, language)
    select ${workspaceId}, ${brandId}, 'orphan ' || n, 'active', 'en' from generate_series(1, 10) n`)
  await db.execute(sql`
    insert into invoices (workspace_id, customer_id, invoice_number, amount, status)
    select workspace_id, id, 'orphan ' || id, 100, 'paid' from customers where brand_id = ${brandId}`)
  const before = await readKept()
  expect(before.ofBrand[brandId]).toEqual({ customers: 10, invoices: 10, revenue: 1000 })
  await db.execute(sql`delete from brands where id = ${brandId}`)
  const after = await readKept()
  expect(after).toEqual(await countAfresh())
  expect(after.all).toEqual(before.all)
  expect(Object.keys(after.ofBrand)).not.toContain(brandId)
})

test('a customer cannot belong to a brand of another workspace, not even by direct SQL', async () => {
  const eve = await at.person()
  const { id: theirs } = await firstBrand(eve)
  const customer = await addCustomer(ana)
  const write = at.deps.db.execute(sql`update customers set brand_id = ${theirs} where id = ${customer.id}`)
  await expect(write).rejects.toMatchObject({ cause: { constraint: 'customers_brand' } })
})

test('deleting a workspace deletes its brands, customers, invoices and totals', async () => {
  const { db } = at.deps
  const eve = await at.person()
  const theirs = await workspaceOf(at, eve)
  for (const brand of [null, await firstBrand(eve), await addBrand(eve)]) {
    const customer = await addCustomer(eve, { brandId: brand?.id })
    const invoiceNumber = brand?.id ?? 'none'
    await eve.post('/api/invoices', { customerId: customer.id, invoiceNumber, amount: 100, status: 'paid' })
  }
  const kept = await readKept()
  await db.execute(sql`delete from workspaces where id = ${theirs}`)
  const left = await db.execute<{ rows: number }>(sql`
    select (select count(*) from customers where workspace_id = ${theirs})
      + (select count(*) from invoices where workspace_id = ${theirs})
      + (select count(*) from brands where workspace_id = ${theirs})
      + (select count(*) from customer_totals where workspace_id = ${theirs}) as rows`)
  expect(left.rows).toEqual([{ rows: 0 }])
  expect(await readKept()).toEqual(kept)
})
