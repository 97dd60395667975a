import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addCustomer, readNames } from './customers.fixture.ts'

let at: TestApp
/** A person without customers. */
let empty: Person
beforeAll(async () => {
  at = await createTestApp()
  empty = await at.person()
})
afterAll(() => at.close())

test('a customer is added, read, changed and deleted', async () => {
  const ana = await at.person()
  const added = await ana.post('/api/customers', {
    name: '  Óscar Núñez ',
    email: ' Oscar@Example.COM ',
    phone: '',
    company: 'Núñez S. L.',
  })
  expect(added.statusCode).toBe(201)
  expect(added.json()).toEqual({
    id: expect.any(String),
    brandId: null,
    name: 'Óscar Núñez',
    email: 'oscar@example.com',
    phone: null,
    company: 'Núñez S. L.',
    address: null,
    notes: null,
    status: 'active',
    language: 'en',
    totalInvoiced: 0,
    createdAt: at.clock.now().toISOString(),
  })
  const url = `/api/customers/${added.json().id}`
  expect((await ana.get(url)).json()).toEqual(added.json())
  const changed = await ana.put(url, { name: 'Óscar', status: 'inactive', language: 'es' })
  expect(changed.json()).toMatchObject({ name: 'Óscar', email: null, status: 'inactive', language: 'es' })
  expect((await ana.put(url, { name: 'Óscar' })).json()).toMatchObject({ language: 'es' })
  expect((await ana.delete(url)).statusCode).toBe(204)
  expect((await ana.get(url)).statusCode).toBe(404)
  expect((await ana.get('/api/customers')).json()).toEqual([])
})

test('a new customer has the language of the person who adds it, by default', async () => {
  const luz = await at.person({ language: 'es' })
  expect(await addCustomer(luz)).toMatchObject({ language: 'es' })
  expect(await addCustomer(luz, { language: 'en' })).toMatchObject({ language: 'en' })
})

test('a customer of another workspace looks like a missing one, and stays unchanged', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const theirs = await addCustomer(ana, { name: 'Private' })
  const attempts = (id: string) => [
    eve.get(`/api/customers/${id}`),
    eve.put(`/api/customers/${id}`, { name: 'Taken' }),
    eve.delete(`/api/customers/${id}`),
  ]
  const foreign = await Promise.all(attempts(theirs.id))
  const unknown = await Promise.all(attempts(randomUUID()))
  expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(foreign.map(({ rawPayload }) => rawPayload)).toEqual(unknown.map(({ rawPayload }) => rawPayload))
  expect((await eve.get('/api/customers?search=Private')).json()).toEqual([])
  expect((await ana.get(`/api/customers/${theirs.id}`)).json()).toEqual(theirs)
})

test.each([
  ['GET', '/api/customers'],
  ['GET', '/api/customers/summary'],
  ['GET', '/api/customers/export'],
  ['POST', '/api/customers/import'],
  ['POST', '/api/customers'],
  ['PUT', `/api/customers/${randomUUID()}`],
  ['DELETE', `/api/customers/${randomUUID()}`],
] as const)('refuses to %s %s without a session', async (method, url) => {
  const answer = await at.call({ method, url })
  expect([answer.statusCode, answer.json().message]).toEqual([401, 'Unauthorized'])
})

test.each([
  ['no name', {}, 'name', 'Required'],
  ['a blank name', { name: '   ' }, 'name', 'Name is required'],
  ['a long name', { name: 'x'.repeat(201) }, 'name', 'At most 200 characters'],
  ['a list for a name', { name: ['a'] }, 'name', 'Expected string, received array'],
  ['a NUL', { name: 'A\0B' }, 'name', 'Contains a character that isn’t allowed'],
  ['a wrong address', { email: 'not an address' }, 'email', 'Please enter a valid email address'],
  ['a mail header', { email: 'a@b.c\r\nBcc: x@y.z' }, 'email', 'Please enter a valid email address'],
  ['a long phone number', { phone: '1'.repeat(51) }, 'phone', 'At most 50 characters'],
  ['long notes', { notes: 'x'.repeat(5001) }, 'notes', 'At most 5000 characters'],
  ['an unknown status', { status: 'vip' }, 'status', 'Must be one of: active, inactive, prospect'],
  ['an unknown language', { language: 'fr' }, 'language', 'Must be one of: en, es'],
])('refuses a customer with %s, and names the field', async (_name, wrong, field, text) => {
  const body = field === 'name' ? wrong : { name: 'A', ...wrong }
  const answer = await empty.post('/api/customers', body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: text } })
  expect((await empty.get('/api/customers')).json()).toEqual([])
})

test('ignores fields that callers may not set', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const id = randomUUID()
  const added = await addCustomer(eve, {
    id,
    workspaceId: ana.user.id,
    totalInvoiced: 999,
    createdAt: '2001-01-01T00:00:00Z',
    sortKey: 'aaa',
    isDemo: true,
  })
  expect(added).toMatchObject({ totalInvoiced: 0, createdAt: at.clock.now().toISOString() })
  expect(added.id).not.toBe(id)
  expect((await ana.get('/api/customers')).json()).toEqual([])
})

test('the list is sorted by name, ignoring case and accents', async () => {
  const ana = await at.person()
  for (const name of ['Zoe', 'álvaro', 'Beatriz', 'Ana', 'Ángel', 'ñandú', 'Oscar', 'Łukasz', 'Mar'])
    await addCustomer(ana, { name })
  expect(await readNames(ana)).toEqual([
    'álvaro',
    'Ana',
    'Ángel',
    'Beatriz',
    'Łukasz',
    'Mar',
    'ñandú',
    'Oscar',
    'Zoe',
  ])
})

test('pages contain each customer once, while others are being added', async () => {
  const ana = await at.person()
  const before = Array.from({ length: 23 }, (_, index) => `Customer ${String(index).padStart(2, '0')}`)
  for (const name of before) await addCustomer(ana, { name })
  await Promise.all(['Same', 'Same', 'Same', 'Same', 'same'].map((name) => addCustomer(ana, { name })))

  const seen: string[] = []
  let cursor = ''
  for (let page = 0; ; page++) {
    const answer = await ana.get(`/api/customers?limit=4${cursor && `&cursor=${cursor}`}`)
    seen.push(...answer.json<{ name: string }[]>().map(({ name }) => name))
    cursor = String(answer.headers['x-next-cursor'] ?? '')
    if (!cursor) break
    await addCustomer(ana, { name: `AAA before everything ${page}` })
    await addCustomer(ana, { name: `ZZZ after everything ${page}` })
  }
  expect(seen.filter((name) => name.startsWith('Customer'))).toEqual(before)
  expect(seen.filter((name) => /same/i.test(name))).toHaveLength(5)
  expect(seen.filter((name) => name.startsWith('AAA'))).toEqual([])
})

test('paginates names that are long, foreign or full of symbols', async () => {
  const ana = await at.person()
  const names = ['ж'.repeat(200), '😀'.repeat(100), '\u0001'.repeat(200), '"\\'.repeat(100), 'ﷺ'.repeat(200)]
  for (const name of names) await addCustomer(ana, { name })
  expect((await readNames(ana, '', 1)).toSorted()).toEqual(names.toSorted())
})

test.each([
  ['limit=0', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=1e9', 'limit'],
  ['limit=abc', 'limit'],
  ['limit=9223372036854775808', 'limit'],
  ['limit=1;select pg_sleep(5)', 'limit'],
  ['cursor=nonsense', 'cursor'],
  [`cursor=${Buffer.from('["a","not an id"]').toString('base64url')}`, 'cursor'],
  ["status=' or 1=1--", 'status'],
  ['search=a&search=b', 'search'],
])('refuses the query %s', async (query, field) => {
  const answer = await empty.get(`/api/customers?${query}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toHaveProperty(field)
})

test('a cursor of another workspace shows only own customers', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  for (const name of ['Ana 1', 'Ana 2', 'Ana 3']) await addCustomer(ana, { name })
  for (const name of ['A', 'Z']) await addCustomer(eve, { name })
  const cursor = (await ana.get('/api/customers?limit=1')).headers['x-next-cursor']
  const page = await eve.get(`/api/customers?cursor=${cursor}`)
  expect(page.json()).toMatchObject([{ name: 'Z' }])
})

test('search finds parts of name, company, e-mail and phone, ignoring case and accents', async () => {
  const ana = await at.person()
  await addCustomer(ana, { name: 'José Peña', company: 'Peluquería Ángeles' })
  await addCustomer(ana, { name: 'Maria Lopez', email: 'mlopez@example.com', phone: '+34 600-12 34 56' })
  await addCustomer(ana, { name: 'Straße GmbH' })
  const find = (text: string) => readNames(ana, `&search=${encodeURIComponent(text)}`)
  expect(await find('jose')).toEqual(['José Peña'])
  expect(await find('PEÑA')).toEqual(['José Peña'])
  expect(await find('quería áng')).toEqual(['José Peña'])
  expect(await find('López')).toEqual(['Maria Lopez'])
  expect(await find('Z@EXAMPLE')).toEqual(['Maria Lopez'])
  expect(await find('600-12 34')).toEqual(['Maria Lopez'])
  expect(await find('60012')).toEqual(['Maria Lopez'])
  expect(await find('strasse')).toEqual(['Straße GmbH'])
  expect(await find('ez')).toEqual(['Maria Lopez'])
  expect(await find('pena peluqueria')).toEqual([])
  expect(await find('   ')).toHaveLength(3)
})

test('search treats SQL wildcards as plain characters', async () => {
  const ana = await at.person()
  for (const name of ['100% wool', '100 kg', 'a_b', 'axb', 'back\\slash', "O'Hara; --"])
    await addCustomer(ana, { name })
  const find = (text: string) => readNames(ana, `&search=${encodeURIComponent(text)}`)
  expect(await find('0%')).toEqual(['100% wool'])
  expect(await find('％')).toEqual(['100% wool'])
  expect(await find('a_b')).toEqual(['a_b'])
  expect(await find('_')).toEqual(['a_b'])
  expect(await find('\\')).toEqual(['back\\slash'])
  expect(await find("'; --")).toEqual([])
  expect(await find("o'hara; --")).toEqual(["O'Hara; --"])
})

test('search and status combine, across pages', async () => {
  const ana = await at.person()
  for (let index = 0; index < 9; index++)
    await addCustomer(ana, { name: `Shop ${index}`, status: index % 3 === 0 ? 'prospect' : 'active' })
  await addCustomer(ana, { name: 'Café', status: 'prospect' })
  expect(await readNames(ana, '&search=shop&status=prospect', 2)).toEqual(['Shop 0', 'Shop 3', 'Shop 6'])
  expect(await readNames(ana, '&status=prospect', 2)).toEqual(['Café', 'Shop 0', 'Shop 3', 'Shop 6'])
})

test("a customer with invoices cannot be deleted, with the reason in the request's language", async () => {
  const luz = await at.person({ language: 'es' })
  const customer = await addCustomer(luz)
  const invoice = { customerId: customer.id, invoiceNumber: '1', amount: 100 }
  const { id } = (await luz.post('/api/invoices', invoice)).json()
  const refused = await luz.delete(`/api/customers/${customer.id}`)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: 'customer_has_invoices',
      message: 'No puedes eliminar un cliente que tiene facturas. Elimina antes las facturas.',
    },
  ])
  await luz.delete(`/api/invoices/${id}`)
  expect((await luz.delete(`/api/customers/${customer.id}`)).statusCode).toBe(204)
})

test('every change is announced to the other screens of the workspace, and to no other', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const workspaceId = await workspaceOf(at, ana)
  const heard: string[][] = []
  const end = at.deps.hub.subscribe(workspaceId, ({ topics }) => heard.push(topics))
  await addCustomer(eve)
  const customer = await addCustomer(ana)
  await ana.delete(`/api/customers/${customer.id}`)
  await expect
    .poll(() => heard.filter((topics) => topics.includes('customers')))
    .toEqual([['customers'], ['customers']])
  end()
})
