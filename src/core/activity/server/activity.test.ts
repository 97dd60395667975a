import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { recordActivity } from './activity.service.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

type Entry = { id: string; kind: string; who: string | null; what: string; link: string | null }
const list = async (person: Person, query = '', language = 'en') =>
  (await person.get(`/api/activity${query}`, { headers: { 'accept-language': language } })).json<Entry[]>()

test("shows who did what, with a link, in the reader's language", async () => {
  const ana = await at.person({ firstName: 'Ana', lastName: 'Ruiz' })
  const { id } = (await ana.post('/api/customers', { name: 'Luz Vega' })).json<{ id: string }>()
  const link = `/customers?customer=${id}`
  expect(await list(ana)).toMatchObject([{ who: 'Ana Ruiz', what: 'Added the customer Luz Vega', link }])
  expect(await list(ana, '', 'es')).toMatchObject([{ what: 'Ha añadido a Luz Vega como cliente' }])
})

test('a refused change records nothing', async () => {
  const ana = await at.person()
  const { id } = (await ana.post('/api/customers', { name: 'Luz Vega' })).json<{ id: string }>()
  await ana.post('/api/invoices', { customerId: id, invoiceNumber: 'A-1', amount: 100 })
  expect(
    (await ana.post('/api/invoices', { customerId: id, invoiceNumber: 'A-1', amount: 1 })).statusCode,
  ).toBe(409)
  expect((await ana.delete(`/api/customers/${id}`)).statusCode).toBe(409)
  expect((await list(ana)).map(({ kind }) => kind)).toEqual(['invoice_added', 'customer_added'])
})

test('paying an invoice is recorded once, however often it is repeated', async () => {
  const ana = await at.person()
  const { id } = (await ana.post('/api/customers', { name: 'Luz Vega' })).json<{ id: string }>()
  const invoice = { customerId: id, invoiceNumber: 'A-1', amount: 100 }
  const written = (await ana.post('/api/invoices', invoice)).json<{ id: string }>()
  await ana.put(`/api/invoices/${written.id}`, { status: 'paid' })
  await ana.put(`/api/invoices/${written.id}`, { status: 'paid', description: 'Cash' })
  expect((await list(ana)).filter(({ kind }) => kind === 'invoice_paid')).toHaveLength(1)
})

test('an import is one entry', async () => {
  const ana = await at.person()
  const headers = { 'content-type': 'text/csv' }
  await ana.call({ method: 'POST', url: '/api/customers/import', payload: 'name\nOne\nTwo\n', headers })
  expect(await list(ana)).toMatchObject([{ what: 'Imported 2 customers from a file' }])
})

test('another workspace sees none of it', async () => {
  const ana = await at.person()
  const other = await at.person()
  await ana.post('/api/customers', { name: 'Luz Vega' })
  expect(await list(other)).toEqual([])
})

test('pages contain every entry once, newest first', async () => {
  const ana = await at.person()
  for (const name of ['One', 'Two', 'Three']) await ana.post('/api/customers', { name })
  const first = await ana.get('/api/activity?limit=2')
  const rest = await list(ana, `?limit=2&cursor=${first.headers['x-next-cursor']}`)
  expect([...first.json<Entry[]>(), ...rest].map(({ id }) => id)).toEqual(
    (await list(ana)).map(({ id }) => id),
  )
})

test('actions of the system have no name', async () => {
  const ana = await at.person({ firstName: 'Ana', lastName: 'Ruiz' })
  const workspaceId = await workspaceOf(at, ana)
  await recordActivity(at.deps.db, { workspaceId }, { kind: 'brand_added', values: { name: 'Luna' } })
  expect(await list(ana)).toMatchObject([{ who: null, what: 'Added the brand Luna' }])
})
