import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Brand } from '#core/brands/brands.contract.ts'
import { addBrand, firstBrand } from '#core/brands/server/brands.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addCustomer, readNames } from './customers.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

type Shop = { ana: Person; cafe: Brand; salon: Brand; old: Brand }

/** A café, a salon and an archived brand, each with a paying customer; a fourth customer has no brand. */
async function openShop(): Promise<Shop> {
  const ana = await at.person()
  const cafe = await firstBrand(ana)
  const salon = await addBrand(ana, { name: 'Salon' })
  const old = await addBrand(ana, { name: 'Old' })
  const people = { Café: cafe, Salon: salon, Old: old, None: null }
  for (const [index, [name, brand]] of Object.entries(people).entries()) {
    at.clock.advance(1)
    const { id } = await addCustomer(ana, { name, brandId: brand?.id })
    const invoice = { customerId: id, invoiceNumber: name, amount: 10 ** index, status: 'paid' }
    await ana.post('/api/invoices', invoice)
  }
  await ana.post(`/api/brands/${old.id}/archive`)
  return { ana, cafe, salon, old }
}

const invoicesOf = async (person: Person, query: string) =>
  (await person.get(`/api/invoices?${query}`))
    .json<{ customerName: string }[]>()
    .map((row) => row.customerName)

test('a brand shows its own rows, unassigned ones and those of archived brands; other active brands are hidden', async () => {
  const { ana, cafe, salon } = await openShop()
  expect(await readNames(ana)).toEqual(['Café', 'None', 'Old', 'Salon'])
  expect(await readNames(ana, `&brandId=${cafe.id}`, 2)).toEqual(['Café', 'None', 'Old'])
  expect(await readNames(ana, `&brandId=${salon.id}`, 1)).toEqual(['None', 'Old', 'Salon'])
  expect(await invoicesOf(ana, `brandId=${cafe.id}`)).toEqual(['None', 'Old', 'Café'])
  expect(await invoicesOf(ana, `brandId=${salon.id}&status=paid`)).toEqual(['None', 'Old', 'Salon'])

  const sums = async (query: string) => (await ana.get(`/api/customers/summary${query}`)).json()
  expect(await sums('')).toEqual({ totalCustomers: 4, totalInvoices: 4, totalRevenue: 1111 })
  expect(await sums(`?brandId=${cafe.id}`)).toEqual({
    totalCustomers: 3,
    totalInvoices: 3,
    totalRevenue: 1101,
  })
  expect(await sums(`?brandId=${salon.id}`)).toEqual({
    totalCustomers: 3,
    totalInvoices: 3,
    totalRevenue: 1110,
  })
})

test('archiving a brand shows its rows with all others, and restoring hides them again', async () => {
  const { ana, cafe, salon, old } = await openShop()
  await ana.post(`/api/brands/${salon.id}/archive`)
  expect(await readNames(ana, `&brandId=${cafe.id}`)).toEqual(['Café', 'None', 'Old', 'Salon'])
  await ana.post(`/api/brands/${salon.id}/restore`)
  await ana.post(`/api/brands/${old.id}/restore`)
  expect(await readNames(ana, `&brandId=${cafe.id}`)).toEqual(['Café', 'None'])
})

test('search, status and customer filter the list of a brand, across pages', async () => {
  const { ana, cafe, salon } = await openShop()
  for (const [index, brand] of [cafe, salon, cafe, salon, cafe].entries())
    await addCustomer(ana, { name: `Shop ${index}`, status: 'prospect', brandId: brand.id })
  expect(await readNames(ana, `&brandId=${cafe.id}&search=shop`, 2)).toEqual(['Shop 0', 'Shop 2', 'Shop 4'])
  expect(await readNames(ana, `&brandId=${salon.id}&status=prospect`, 1)).toEqual(['Shop 1', 'Shop 3'])
  const [hidden] = (await ana.get('/api/customers?search=salon')).json<{ id: string }[]>()
  expect(await invoicesOf(ana, `brandId=${cafe.id}&customerId=${hidden?.id}`)).toEqual([])
  expect(await invoicesOf(ana, `brandId=${salon.id}&customerId=${hidden?.id}`)).toEqual(['Salon'])
})

test('a customer is assigned to a brand and unassigned, and keeps it if omitted', async () => {
  const ana = await at.person()
  const brand = await addBrand(ana)
  const customer = await addCustomer(ana, { name: 'Luz' })
  expect(customer.brandId).toBeNull()
  const put = async (details: object) =>
    (await ana.put(`/api/customers/${customer.id}`, { name: 'Luz', ...details })).json().brandId
  expect(await put({ brandId: brand.id })).toBe(brand.id)
  expect(await put({})).toBe(brand.id)
  expect(await put({ brandId: null })).toBeNull()
})

test('imported customers get the brand of the import', async () => {
  const { ana, cafe, salon } = await openShop()
  const send = (query: string, name: string) =>
    ana.call({
      method: 'POST',
      url: `/api/customers/import${query}`,
      payload: `name\n${name}\n`,
      headers: { 'content-type': 'text/csv' },
    })
  expect((await send(`?brandId=${salon.id}`, 'For the salon')).json()).toMatchObject({ imported: 1 })
  expect((await send('', 'For all')).json()).toMatchObject({ imported: 1 })
  expect(await readNames(ana, `&brandId=${cafe.id}&search=for`)).toEqual(['For all'])
  expect(await readNames(ana, `&brandId=${salon.id}&search=for`)).toEqual(['For all', 'For the salon'])
})

test('a brand of another workspace looks like a missing one, and nothing is written', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const theirs = await firstBrand(ana)
  const customer = await addCustomer(eve, { name: 'Kept' })
  const csv = { payload: 'name\nStolen\n', headers: { 'content-type': 'text/csv' } }
  const attempts = (brandId: string) => [
    eve.get(`/api/customers?brandId=${brandId}`),
    eve.get(`/api/customers?brandId=${brandId}&search=a`),
    eve.get(`/api/customers/summary?brandId=${brandId}`),
    eve.get(`/api/invoices?brandId=${brandId}`),
    eve.post('/api/customers', { name: 'Stolen', brandId }),
    eve.put(`/api/customers/${customer.id}`, { name: 'Stolen', brandId }),
    eve.call({ method: 'POST', url: `/api/customers/import?brandId=${brandId}`, ...csv }),
  ]
  const foreign = await Promise.all(attempts(theirs.id))
  const unknown = await Promise.all(attempts(randomUUID()))
  expect(foreign.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404))
  expect(foreign.map(({ rawPayload }) => rawPayload)).toEqual(unknown.map(({ rawPayload }) => rawPayload))
  expect((await eve.get('/api/customers')).json()).toEqual([customer])
})

test.each(['/api/customers', '/api/customers/summary', '/api/invoices'])(
  '%s names the parameter if the brand id is invalid',
  async (path) => {
    const answer = await (await at.person()).get(`${path}?brandId=' or 1=1--`)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { brandId: 'Invalid id' }])
  },
)
