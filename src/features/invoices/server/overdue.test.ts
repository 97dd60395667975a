import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace } from '#tests/workspace.ts'
import type { Invoice } from '../invoices.contract.ts'
import { addInvoice } from './invoices.fixture.ts'
import { notifyOverdue } from './notify-overdue.job.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

/** A person with one customer, in a workspace with that zone. */
async function shopIn(timeZone: string, language = 'en') {
  const owner = await at.person({ language })
  await changeWorkspace(at, owner, { timeZone })
  const { id: customerId } = (await owner.post('/api/customers', { name: 'Café Luna' })).json()
  return { owner, customerId }
}

const listOf = async (person: Person, query = '') =>
  (await person.get(`/api/invoices${query}`)).json<Invoice[]>().map(({ invoiceNumber }) => invoiceNumber)

const noticesOf = async (person: Person) =>
  (await person.get('/api/notifications'))
    .json<{ type: string; title: string; message: string; link: string }[]>()
    .filter(({ type }) => type === 'invoice_overdue')

const runJob = () => notifyOverdue.run({}, at.deps)

test('the same invoice at the same instant is overdue where the day has passed, and pending where it has not', async () => {
  at.clock.set('2026-03-10T06:30:00Z')
  const auckland = await shopIn('Pacific/Auckland')
  const losAngeles = await shopIn('America/Los_Angeles')
  for (const { owner, customerId } of [auckland, losAngeles])
    await addInvoice(owner, customerId, { invoiceNumber: 'A', dueDate: '2026-03-09' })
  const read = async ({ owner }: typeof auckland) =>
    (await owner.get('/api/invoices')).json<Invoice[]>().map(({ status }) => status)
  expect(await read(auckland)).toEqual(['overdue'])
  expect(await read(losAngeles)).toEqual(['pending'])
  at.clock.set('2026-03-10T07:00:00Z')
  expect(await read(losAngeles)).toEqual(['overdue'])
})

test('filters follow the day as the list does, and respect a status set by hand', async () => {
  at.clock.set('2026-03-10T12:00:00Z')
  const { owner, customerId } = await shopIn('Europe/Madrid')
  const add = (invoiceNumber: string, status: string, dueDate: string | null) =>
    addInvoice(owner, customerId, { invoiceNumber, status, dueDate })
  await add('late', 'pending', '2026-03-09')
  await add('today', 'pending', '2026-03-10')
  await add('someday', 'pending', null)
  await add('by hand', 'overdue', null)
  await add('paid late', 'paid', '2026-03-01')
  await add('cancelled late', 'cancelled', '2026-03-01')
  const filtered = async (status: string) => (await listOf(owner, `?status=${status}`)).toSorted()
  expect(await filtered('overdue')).toEqual(['by hand', 'late'])
  expect(await filtered('pending')).toEqual(['someday', 'today'])
  expect(await filtered('paid')).toEqual(['paid late'])
  expect(await filtered('cancelled')).toEqual(['cancelled late'])
  expect(await listOf(owner, `?status=overdue&customerId=${customerId}`)).toHaveLength(2)
})

test('owners are notified once per invoice, from the first hour of the day after, in their language', async () => {
  at.clock.set('2026-03-09T22:59:00Z')
  const { owner, customerId } = await shopIn('Europe/Madrid', 'es')
  const late = await addInvoice(owner, customerId, { invoiceNumber: 'F-1', dueDate: '2026-03-09' })
  await addInvoice(owner, customerId, { invoiceNumber: 'F-2', dueDate: '2026-03-09', status: 'paid' })
  await addInvoice(owner, customerId, { invoiceNumber: 'F-3' })
  await runJob()
  expect(await noticesOf(owner)).toEqual([])
  at.clock.set('2026-03-09T23:04:00Z')
  await runJob()
  await runJob()
  at.clock.advance(48 * 3600)
  await runJob()
  expect(await noticesOf(owner)).toMatchObject([
    {
      title: 'La factura F-1 está vencida',
      message: expect.stringContaining('Café Luna'),
      link: '/customers',
    },
  ])
  await owner.put(`/api/invoices/${late.id}`, { dueDate: '2026-03-10' })
  await runJob()
  expect(await noticesOf(owner)).toHaveLength(2)
  await owner.put(`/api/invoices/${late.id}`, { description: 'Second reminder' })
  await runJob()
  expect(await noticesOf(owner)).toHaveLength(2)
})

test('two concurrent workers, with more invoices than one batch, notify once per invoice', async () => {
  at.clock.set('2026-03-10T12:00:00Z')
  const { owner, customerId } = await shopIn('UTC')
  for (let index = 0; index < 120; index++) await addInvoice(owner, customerId, { dueDate: '2026-03-01' })
  await Promise.all([runJob(), runJob()])
  await runJob()
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await owner.get(`/api/notifications?limit=100${cursor && `&cursor=${cursor}`}`)
    seen.push(...page.json<{ title: string }[]>().map(({ title }) => title))
    cursor = String(page.headers['x-next-cursor'] ?? '')
  } while (cursor)
  const overdue = seen.filter((title) => title.endsWith('is overdue'))
  expect(overdue).toHaveLength(120)
  expect(new Set(overdue).size).toBe(120)
})
