import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addInvoice, uploadFile } from './invoices.fixture.ts'

let at: TestApp
let ana: Person
let customerId: string
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
  customerId = (await ana.post('/api/customers', { name: 'Café Luna' })).json().id
})
afterAll(() => at.close())

const attach = (person: Person, id: string, fileUrl: string | null) =>
  person.put(`/api/invoices/${id}`, { fileUrl })

/** The number of claims of each file; an unclaimed one is swept after a day. */
async function claimsOn(...urls: string[]): Promise<number[]> {
  const { rows } = await at.deps.db.execute<{ name: string; claims: number }>(
    sql`select name, claims from files`,
  )
  return urls.map((url) => rows.find(({ name }) => url.endsWith(name))?.claims ?? -1)
}

test('a file is claimed while the invoice refers to it, and released when replaced or when the invoice is deleted', async () => {
  const [first, second] = [await uploadFile(ana), await uploadFile(ana)]
  const { id } = await addInvoice(ana, customerId)
  expect((await attach(ana, id, first)).json()).toMatchObject({ fileUrl: first })
  expect((await attach(ana, id, first)).statusCode).toBe(200)
  expect(await claimsOn(first, second)).toEqual([1, 0])
  await ana.put(`/api/invoices/${id}`, { status: 'paid' })
  expect(await claimsOn(first, second)).toEqual([1, 0])
  await attach(ana, id, second)
  expect(await claimsOn(first, second)).toEqual([0, 1])
  await attach(ana, id, null)
  expect(await claimsOn(first, second)).toEqual([0, 0])
  await attach(ana, id, second)
  await ana.delete(`/api/invoices/${id}`)
  expect(await claimsOn(first, second)).toEqual([0, 0])
})

test('refuses a file of another workspace or a missing one', async () => {
  const eve = await at.person()
  const theirs = await uploadFile(ana)
  const { id: customer } = (await eve.post('/api/customers', { name: 'Other' })).json()
  const { id } = await addInvoice(eve, customer)
  const foreign = await attach(eve, id, theirs)
  const unknown = await attach(eve, id, `/api/objects/${'x'.repeat(43)}`)
  expect([foreign.statusCode, Object.keys(foreign.json().fields)]).toEqual([422, ['fileUrl']])
  expect(foreign.rawPayload).toEqual(unknown.rawPayload)
  expect((await eve.get(`/api/invoices/${id}`)).json()).toMatchObject({ fileUrl: null })
  expect((await eve.get(theirs)).statusCode).toBe(404)
  expect(await claimsOn(theirs)).toEqual([0])
})

test.each(['javascript:alert(1)', 'https://evil.example/x.pdf', '/api/objects/../customers', ''])(
  'the URL %j is not a file',
  async (fileUrl) => {
    const { id } = await addInvoice(ana, customerId)
    const answer = await attach(ana, id, fileUrl)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['fileUrl']])
  },
)
