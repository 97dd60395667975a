import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WorkspaceSettings } from '#core/settings/workspace-settings.contract.ts'
import { addInvoice } from '#features/invoices/server/invoices.fixture.ts'
import { planIds } from '#platform/plans.ts'
import type { Person } from '#tests/person.ts'
import { sell } from '#tests/sell.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const read = async (person: Person) => (await person.get('/api/workspace')).json<WorkspaceSettings>()
const as = (person: Person, role: string) =>
  at.query('update memberships set role = $1 where user_id = $2', [role, person.user.id])

const cafe = {
  name: 'Café Luna',
  industry: 'food',
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
  country: 'ES',
  locale: 'es',
  postalAddress: 'Calle Mayor 1\n28013 Madrid',
  salesTarget: 850_000_00,
}

test('a new business has a plan, and nothing else is set', async () => {
  const ana = await at.person()
  expect(await read(ana)).toMatchObject({
    name: '',
    timeZone: 'UTC',
    currency: 'USD',
    locale: 'en',
    industry: null,
    country: null,
    salesTarget: null,
    plan: 'starter',
  })
})

test('changes are answered, stored, and applied to days and amounts everywhere', async () => {
  at.clock.set('2026-03-10T23:30:00Z')
  const ana = await at.person()
  const { id: customerId } = (await ana.post('/api/customers', { name: 'Luz' })).json()
  await addInvoice(ana, customerId, { dueDate: '2026-03-10' })
  const answer = await ana.put('/api/workspace', cafe)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { ...cafe, id: expect.any(String), plan: 'starter', hasAmounts: true, recountPercent: null },
  ])
  expect(await read(ana)).toEqual(answer.json())
  expect((await ana.get('/api/auth/user')).json().workspace).toMatchObject({
    name: 'Café Luna',
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
  })
  // In Madrid the next day has started.
  expect((await ana.get('/api/invoices')).json()).toMatchObject([{ status: 'overdue' }])
})

test('optional fields can be cleared again', async () => {
  const ana = await at.person()
  await ana.put('/api/workspace', cafe)
  await ana.put('/api/workspace', { ...cafe, industry: null, country: null, salesTarget: null })
  expect(await read(ana)).toMatchObject({ industry: null, country: null, salesTarget: null, currency: 'EUR' })
})

test.each([
  ['name', 'x'.repeat(101)],
  ['industry', 'circus'],
  ['timeZone', 'Mars/Olympus'],
  ['timeZone', '+02:00'],
  ['currency', 'EURO'],
  ['currency', 'eur'],
  ['country', 'XX'],
  ['locale', 'fr'],
  ['salesTarget', -1],
  ['salesTarget', 10.5],
  ['salesTarget', 1e15],
])('%s: %s is refused and nothing changes', async (field, value) => {
  const ana = await at.person()
  const answer = await ana.put('/api/workspace', { ...cafe, [field]: value })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  expect((await read(ana)).name).toBe('')
})

describe('another currency', () => {
  const inCurrency = (currency: string) => ({ ...cafe, currency, salesTarget: null })
  const amountOf = async (person: Person) => (await person.get('/api/invoices')).json()[0]?.amount
  const totalOf = async (person: Person) => (await person.get('/api/customers')).json()[0]?.totalInvoiced
  async function withInvoice(amount: number) {
    const ana = await at.person()
    const { id: customerId } = (await ana.post('/api/customers', { name: 'Luz' })).json()
    await addInvoice(ana, customerId, { amount })
    return ana
  }

  test.each([
    ['JPY', 125_000, 1250],
    ['KWD', 125_000, 1_250_000],
    ['EUR', 125_050, 125_050],
  ])('with %s an invoice of %i cents is the same amount, %i units', async (currency, before, after) => {
    const ana = await withInvoice(before)
    const goal = { title: 'A good month', category: 'revenue', target: before, deadline: '2030-01-01' }
    await ana.post('/api/goals', goal)
    await ana.post('/api/goals', { ...goal, category: 'customers', target: 20 })
    expect((await ana.put('/api/workspace', inCurrency(currency))).statusCode).toBe(200)
    expect([await amountOf(ana), await totalOf(ana)]).toEqual([after, after])
    const { figures } = (await ana.get('/api/goals')).json<{ figures: { target: number }[] }>()
    expect(new Set(figures.map(({ target }) => target))).toEqual(new Set([after, 20]))
    await ana.put('/api/workspace', inCurrency('USD'))
    expect([await amountOf(ana), await totalOf(ana)]).toEqual([before, before])
  })

  test('is refused if cents of an invoice would be lost, and nothing changes', async () => {
    const ana = await withInvoice(1999)
    const answer = await ana.put('/api/workspace', inCurrency('JPY'))
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['currency']])
    expect([await amountOf(ana), (await read(ana)).currency, (await read(ana)).name]).toEqual([
      1999,
      'USD',
      '',
    ])
  })

  test('rounds amounts of demo data', async () => {
    const ana = await at.person()
    await ana.post('/api/populate-demo-data')
    expect((await ana.put('/api/workspace', inCurrency('JPY'))).statusCode).toBe(200)
    const amounts = (await ana.get('/api/invoices')).json<{ amount: number }[]>().map(({ amount }) => amount)
    expect(amounts.every(Number.isInteger)).toBe(true)
  })
})

describe('amounts in the currency', () => {
  const hasAmounts = async (person: Person) => (await read(person)).hasAmounts
  const plain = { ...cafe, currency: 'USD', salesTarget: null }

  test('are entered by people: an invoice, a target, a goal', async () => {
    const [ana, eva, ida] = [await at.person(), await at.person(), await at.person()]
    for (const person of [ana, eva, ida]) {
      await person.put('/api/workspace', plain)
      expect(await hasAmounts(person)).toBe(false)
    }
    const { id: customerId } = (await ana.post('/api/customers', { name: 'Luz' })).json()
    await addInvoice(ana, customerId)
    await eva.put('/api/workspace', { ...plain, salesTarget: 500_000 })
    const goal = { title: 'A good month', target: 100, deadline: '2030-01-01' }
    await ida.post('/api/goals', { ...goal, category: 'customers' })
    expect(await hasAmounts(ida)).toBe(false)
    await ida.post('/api/goals', { ...goal, category: 'revenue' })
    for (const person of [ana, eva, ida]) expect(await hasAmounts(person)).toBe(true)
  })

  test('are sales in it, but not sales in another one', async () => {
    const ana = await at.person()
    await ana.put('/api/workspace', plain)
    await sell(at, ana, { at: '2026-03-01T10:00:00Z', amount: 1250, currency: 'EUR' })
    expect(await hasAmounts(ana)).toBe(false)
    await ana.put('/api/workspace', { ...plain, currency: 'EUR' })
    expect(await hasAmounts(ana)).toBe(true)
  })
})

test('members can read and managers change it, in their own workspace only', async () => {
  const ana = await at.person()
  const other = await at.person({ firstName: 'Other' })
  await as(ana, 'member')
  expect((await ana.get('/api/workspace')).statusCode).toBe(200)
  expect((await ana.put('/api/workspace', cafe)).statusCode).toBe(403)
  await as(ana, 'manager')
  expect((await ana.put('/api/workspace', { ...cafe, id: (await read(other)).id })).statusCode).toBe(200)
  expect((await read(other)).name).toBe('')
})

describe('the plan', () => {
  test("is the owner's last choice", async () => {
    const ana = await at.person()
    for (const plan of planIds) {
      const answer = await ana.call({ method: 'PATCH', url: '/api/workspace/plan', payload: { plan } })
      expect([answer.statusCode, answer.json().plan]).toEqual([200, plan])
    }
    expect((await read(ana)).plan).toBe('enterprise')
  })

  test('cannot be changed by managers, nor to an unknown one', async () => {
    const ana = await at.person()
    expect((await ana.patch('/api/workspace/plan', { plan: 'gold' })).statusCode).toBe(400)
    await as(ana, 'manager')
    expect((await ana.patch('/api/workspace/plan', { plan: 'business' })).statusCode).toBe(403)
    expect((await read(ana)).plan).toBe('starter')
  })
})
