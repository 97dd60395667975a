import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Customer } from '#features/customers/customers.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { Invoice } from '../invoices.contract.ts'
import { addInvoice } from './invoices.fixture.ts'

let at: TestApp
let ana: Person
let customer: Customer
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
  customer = (await ana.post('/api/customers', { name: 'Café Luna' })).json()
})
afterAll(() => at.close())

test('an invoice is added, read, changed field by field, and deleted', async () => {
  const added = await ana.post('/api/invoices', {
    customerId: customer.id,
    invoiceNumber: ' A-1 ',
    amount: 1999,
    description: '  Two posts ',
    dueDate: '2026-04-01',
  })
  expect([added.statusCode, added.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      customerId: customer.id,
      customerName: 'Café Luna',
      invoiceNumber: 'A-1',
      amount: 1999,
      description: 'Two posts',
      dueDate: '2026-04-01',
      status: 'pending',
      fileUrl: null,
      createdAt: at.clock.now().toISOString(),
    },
  ])
  const url = `/api/invoices/${added.json().id}`
  expect((await ana.get(url)).json()).toEqual(added.json())
  expect((await ana.put(url, { status: 'paid' })).json()).toEqual({ ...added.json(), status: 'paid' })
  expect((await ana.put(url, { amount: 435, description: '', dueDate: '' })).json()).toEqual({
    ...added.json(),
    status: 'paid',
    amount: 435,
    description: null,
    dueDate: null,
  })
  expect((await ana.put(url, {})).json()).toMatchObject({ amount: 435 })
  expect((await ana.delete(url)).statusCode).toBe(204)
  expect((await ana.get(url)).statusCode).toBe(404)
})

test('an invoice of another workspace looks like a missing one, and stays unchanged', async () => {
  const eve = await at.person()
  const theirs = await addInvoice(ana, customer.id)
  const attempts = (id: string) => [
    eve.get(`/api/invoices/${id}`),
    eve.get(`/api/invoices/${id}/pdf`),
    eve.put(`/api/invoices/${id}`, { status: 'paid' }),
    eve.delete(`/api/invoices/${id}`),
  ]
  const foreign = await Promise.all(attempts(theirs.id))
  const unknown = await Promise.all(attempts(randomUUID()))
  expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect(foreign.map(({ rawPayload }) => rawPayload)).toEqual(unknown.map(({ rawPayload }) => rawPayload))
  expect((await eve.get('/api/invoices')).json()).toEqual([])
  expect((await eve.get(`/api/invoices?customerId=${customer.id}`)).json()).toEqual([])
  expect((await ana.get(`/api/invoices/${theirs.id}`)).json()).toEqual(theirs)
})

test('refuses an invoice for a customer of another workspace, or for none', async () => {
  const eve = await at.person()
  const write = (customerId: string) =>
    eve.post('/api/invoices', { customerId, invoiceNumber: '1', amount: 1 })
  const [foreign, unknown] = [await write(customer.id), await write(randomUUID())]
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found'])
  expect(foreign.rawPayload).toEqual(unknown.rawPayload)
  expect((await eve.get('/api/invoices')).json()).toEqual([])
  expect((await eve.get('/api/customers/summary')).json()).toMatchObject({ totalInvoices: 0 })
})

test.each([
  ['GET', '/api/invoices'],
  ['POST', '/api/invoices'],
  ['GET', `/api/invoices/${randomUUID()}`],
  ['GET', `/api/invoices/${randomUUID()}/pdf`],
  ['PUT', `/api/invoices/${randomUUID()}`],
  ['DELETE', `/api/invoices/${randomUUID()}`],
] as const)('refuses to %s %s without a session', async (method, url) => {
  const answer = await at.call({ method, url })
  expect([answer.statusCode, answer.json().message]).toEqual([401, 'Unauthorized'])
})

test.each([
  ['amount', -5, 'Amount must not be negative'],
  ['amount', 1.5, 'Amounts are whole cents'],
  ['amount', 19.99, 'Amounts are whole cents'],
  ['amount', 1e21, 'Amounts are whole cents'],
  ['amount', 100_000_000_000, 'Amount is too large'],
  ['amount', '10,50', 'Expected number, received string'],
  ['amount', null, 'Expected number, received null'],
  ['invoiceNumber', '   ', 'Invoice number is required'],
  ['invoiceNumber', 'x'.repeat(51), 'At most 50 characters'],
  ['dueDate', '2026-02-30', 'Choose a valid date'],
  ['dueDate', '10/03/2026', 'Choose a valid date'],
  ['status', 'open', 'Must be one of: pending, paid, overdue, cancelled'],
  ['description', 'x'.repeat(2001), 'At most 2000 characters'],
])('refuses %s %j when adding and when changing, and names the field', async (field, value, text) => {
  const invoice = await addInvoice(ana, customer.id)
  const added = await ana.post('/api/invoices', {
    customerId: customer.id,
    invoiceNumber: randomUUID(),
    amount: 1,
    [field]: value,
  })
  const changed = await ana.put(`/api/invoices/${invoice.id}`, { [field]: value })
  for (const answer of [added, changed]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: text } })
  }
  expect((await ana.get(`/api/invoices/${invoice.id}`)).json()).toEqual(invoice)
})

test('an invalid customer id is bad input, and zero is a valid amount', async () => {
  const answer = await ana.post('/api/invoices', { customerId: 'x', invoiceNumber: 'y', amount: 1 })
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { customerId: 'Invalid id' }])
  expect(await addInvoice(ana, customer.id, { amount: 0 })).toMatchObject({ amount: 0 })
})

test('ignores fields that callers may not set', async () => {
  const invoice = await addInvoice(ana, customer.id, {
    id: randomUUID(),
    workspaceId: randomUUID(),
    createdAt: '2001-01-01T00:00:00Z',
    fileUrl: '/api/objects/x',
    overdueNotifiedAt: '2001-01-01T00:00:00Z',
  })
  expect(invoice).toMatchObject({ fileUrl: null, createdAt: at.clock.now().toISOString() })
  const other = (await ana.post('/api/customers', { name: 'Other' })).json()
  expect((await ana.put(`/api/invoices/${invoice.id}`, { customerId: other.id })).json()).toEqual(invoice)
})

test('a number is unique in its workspace, regardless of case, and free in every other', async () => {
  const eve = await at.person({ language: 'es' })
  const theirs = (await eve.post('/api/customers', { name: 'Other' })).json()
  await addInvoice(ana, customer.id, { invoiceNumber: 'F-100' })
  await addInvoice(eve, theirs.id, { invoiceNumber: 'F-100' })
  const again = { customerId: theirs.id, invoiceNumber: 'f-100', amount: 1 }
  const taken = await eve.post('/api/invoices', again)
  const text = 'Este número de factura ya está en uso. Elige otro.'
  expect([taken.statusCode, taken.json()]).toEqual([
    409,
    { code: 'invoice_number_taken', fields: { invoiceNumber: text }, message: text },
  ])
  const other = await addInvoice(eve, theirs.id)
  expect((await eve.put(`/api/invoices/${other.id}`, { invoiceNumber: 'F-100' })).statusCode).toBe(409)
  expect(
    (await eve.put(`/api/invoices/${other.id}`, { invoiceNumber: other.invoiceNumber.toLowerCase() }))
      .statusCode,
  ).toBe(200)
})

test('of many concurrent invoices with one number exactly one succeeds', async () => {
  const write = () => ana.post('/api/invoices', { customerId: customer.id, invoiceNumber: 'RACE', amount: 1 })
  const answers = await Promise.all(Array.from({ length: 8 }, write))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(7).fill(409)])
})

test('a customer deleted concurrently with its first invoice: either the customer stays or there is no invoice', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = (await ana.post('/api/customers', { name: 'Fleeting' })).json()
    const [added, deleted] = await Promise.all([
      ana.post('/api/invoices', { customerId: id, invoiceNumber: randomUUID(), amount: 1 }),
      ana.delete(`/api/customers/${id}`),
    ])
    expect([
      [201, 409],
      [404, 204],
    ]).toContainEqual([added.statusCode, deleted.statusCode])
  }
})

test('deleting a customer and its last invoice concurrently does not deadlock', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = (await ana.post('/api/customers', { name: 'Fleeting' })).json()
    const invoice = await addInvoice(ana, id)
    const [first, second] = await Promise.all([
      ana.delete(`/api/invoices/${invoice.id}`),
      ana.delete(`/api/customers/${id}`),
    ])
    expect(first.statusCode).toBe(204)
    expect([204, 409]).toContain(second.statusCode)
  }
})

test('the list is newest first and complete across pages, while invoices are being added', async () => {
  const eve = await at.person()
  const [one, two] = await Promise.all(
    ['One', 'Two'].map(async (name) => (await eve.post('/api/customers', { name })).json<Customer>()),
  )
  if (!one || !two) throw new Error('unreachable')
  const numbers: string[] = []
  for (let index = 0; index < 11; index++) {
    if (index % 3 === 0) at.clock.advance(1)
    numbers.push((await addInvoice(eve, index % 2 ? one.id : two.id)).invoiceNumber)
  }
  const readAll = async (query: string) => {
    const seen: Invoice[] = []
    let cursor = ''
    do {
      const page = await eve.get(`/api/invoices?limit=3${query}${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.json<Invoice[]>())
      cursor = String(page.headers['x-next-cursor'] ?? '')
      at.clock.advance(1)
      await addInvoice(eve, one.id, { invoiceNumber: `late ${randomUUID()}` })
    } while (cursor)
    return seen
  }
  const all = await readAll('')
  expect(all.map(({ invoiceNumber }) => invoiceNumber).toSorted()).toEqual(numbers.toSorted())
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .reverse(),
  )
  const ofTwo = await readAll(`&customerId=${two.id}`)
  expect(ofTwo.map(({ customerName }) => customerName)).toEqual(Array(6).fill('Two'))
})

test.each([
  ['limit=0', 'limit'],
  ['limit=201', 'limit'],
  ['cursor=W10', 'cursor'],
  [`cursor=${Buffer.from(JSON.stringify(['never', randomUUID()])).toString('base64url')}`, 'cursor'],
  ['status=late', 'status'],
  ["customerId=' or 1=1--", 'customerId'],
])('refuses the query %s', async (query, field) => {
  const answer = await ana.get(`/api/invoices?${query}`)
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
})
