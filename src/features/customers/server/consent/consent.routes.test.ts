import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addCustomer, readNames } from '../customers.fixture.ts'
import { ask, consentsOf, recordConsent, shopOwner } from './consent.fixture.ts'
import { suppress } from './consent.repository.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const WEEK = 7 * 24 * 60 * 60
const address = () => `${randomUUID()}@example.com`
const jobs = async (id: string) =>
  (await at.query("select id from pgboss.job where data ->> 'customerId' = $1", [id])).rows.length

test('a customer has agreed to nothing until someone records it', async () => {
  const ana = await shopOwner(at)
  const { id } = await addCustomer(ana, { email: address(), phone: '+1 555 010 0000' })
  expect(await consentsOf(ana, id)).toEqual({
    email: {
      state: 'none',
      source: null,
      note: null,
      since: null,
      isReachable: false,
      suppression: null,
      askProblem: null,
    },
    whatsapp: {
      state: 'none',
      source: null,
      note: null,
      since: null,
      isReachable: false,
      suppression: null,
    },
    history: [],
  })
})

test('consent is recorded and withdrawn by channel, with its source, time and history', async () => {
  const ana = await shopOwner(at)
  const { id } = await addCustomer(ana, { email: address(), phone: '+1 555 010 0000' })
  const granted = await recordConsent(ana, id, { note: ' Summer fair ' })
  const now = at.clock.now().toISOString()
  expect(granted.json()).toMatchObject({
    email: { state: 'granted', source: 'form', note: 'Summer fair', since: now, isReachable: true },
    whatsapp: { state: 'none', isReachable: false },
  })
  await recordConsent(ana, id, { channel: 'whatsapp', source: 'in_person' })
  await recordConsent(ana, id, { state: 'withdrawn', source: 'message' })
  const { email, whatsapp, history } = await consentsOf(ana, id)
  expect([email.state, email.isReachable, whatsapp.isReachable]).toEqual(['withdrawn', false, true])
  expect(history.map(({ channel, state }) => `${channel} ${state}`)).toEqual([
    'email withdrawn',
    'whatsapp granted',
    'email granted',
  ])
})

test.each([
  { channel: 'fax' },
  { state: 'pending' },
  { source: 'import' },
  { source: 'mail' },
  { note: 'x'.repeat(201) },
])('%j is refused', async (change) => {
  const ana = await shopOwner(at)
  const { id } = await addCustomer(ana, { email: address() })
  expect((await recordConsent(ana, id, change)).statusCode).toBe(400)
  expect((await consentsOf(ana, id)).history).toEqual([])
})

test('ten records at once are one after another: the state is that of the newest', async () => {
  const ana = await shopOwner(at)
  const { id } = await addCustomer(ana, { email: address() })
  await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      recordConsent(ana, id, { state: place % 2 ? 'granted' : 'withdrawn' }),
    ),
  )
  const { email, history } = await consentsOf(ana, id)
  expect(history).toHaveLength(10)
  expect(email.state).toBe(history[0]?.state)
  const { rows } = await at.query('select email_consent from customers where id = $1', [id])
  expect(rows[0]?.email_consent).toBe(history[0]?.state)
})

test('the summary and the filters count only who can be reached', async () => {
  const ana = await shopOwner(at)
  const workspaceId = await workspaceOf(at, ana)
  const blocked = address()
  const customers = {
    both: await addCustomer(ana, { name: 'Both', email: address(), phone: '0034 600 10 00 00' }),
    blocked: await addCustomer(ana, { name: 'Blocked', email: blocked }),
    noAddress: await addCustomer(ana, { name: 'No address' }),
    asked: await addCustomer(ana, { name: 'Asked', email: address() }),
    left: await addCustomer(ana, { name: 'Left', email: address() }),
    never: await addCustomer(ana, { name: 'Never', email: address(), phone: '+34 600 10 00 01' }),
  }
  await recordConsent(ana, customers.both.id)
  await recordConsent(ana, customers.both.id, { channel: 'whatsapp' })
  await recordConsent(ana, customers.blocked.id)
  await recordConsent(ana, customers.noAddress.id)
  await recordConsent(ana, customers.left.id, { state: 'withdrawn' })
  await ask(ana, customers.asked.id)
  await suppress(at.deps.db, workspaceId, {
    address: blocked,
    reason: 'bounced',
    createdAt: at.clock.now(),
  })
  expect((await ana.get('/api/consent/summary')).json()).toEqual({
    email: { reachable: 1, pending: 1, suppressed: 1, total: 6, askable: 1 },
    whatsapp: { reachable: 1, pending: 0, suppressed: 0, total: 6 },
  })
  const filtered = (reach: string) => readNames(ana, `&reach=${reach}`)
  expect(await filtered('email')).toEqual(['Both'])
  expect(await filtered('whatsapp')).toEqual(['Both'])
  expect(await filtered('asked')).toEqual(['Asked'])
  expect(await filtered('none')).toEqual(['Left', 'Never'])
})

test('the summary of a brand leaves out customers of others', async () => {
  const ana = await shopOwner(at)
  const [first, second] = [
    (await ana.post('/api/brands', { name: 'Café' })).json<{ id: string }>().id,
    (await ana.post('/api/brands', { name: 'Salon' })).json<{ id: string }>().id,
  ]
  for (const brandId of [first, second, second]) {
    const { id } = await addCustomer(ana, { email: address(), brandId })
    await recordConsent(ana, id)
  }
  const of = async (brandId: string) =>
    (await ana.get(`/api/consent/summary?brandId=${brandId}`)).json().email.reachable
  expect([await of(first), await of(second)]).toEqual([1, 2])
})

test('asking names how many were asked and why others were not, and sends nothing in the request', async () => {
  const ana = await shopOwner(at)
  const [asked, granted, left, empty] = [
    await addCustomer(ana, { email: address() }),
    await addCustomer(ana, { email: address() }),
    await addCustomer(ana, { email: address() }),
    await addCustomer(ana),
  ]
  await recordConsent(ana, granted.id)
  await recordConsent(ana, left.id, { state: 'withdrawn' })
  const sent = at.mails.length
  const answer = await ask(ana, asked.id, granted.id, left.id, empty.id)
  expect(answer.json()).toEqual({
    asked: 1,
    skipped: { noEmail: 1, granted: 1, withdrawn: 1, suppressed: 0, askedRecently: 0 },
  })
  expect([at.mails.length, await jobs(asked.id), await jobs(left.id)]).toEqual([sent, 1, 0])
  expect((await consentsOf(ana, asked.id)).email).toMatchObject({
    state: 'pending',
    isReachable: false,
    askProblem: 'askedRecently',
  })
})

test('an address is asked once in seven days, even if the customer is deleted and added again', async () => {
  const ana = await shopOwner(at)
  const email = address()
  const { id } = await addCustomer(ana, { email })
  expect((await ask(ana, id)).json().asked).toBe(1)
  expect((await ask(ana, id)).json()).toMatchObject({ asked: 0, skipped: { askedRecently: 1 } })
  await ana.delete(`/api/customers/${id}`)
  const again = await addCustomer(ana, { email })
  expect((await ask(ana, again.id)).json()).toMatchObject({ asked: 0, skipped: { askedRecently: 1 } })
  at.clock.advance(WEEK)
  expect((await ask(ana, again.id)).json().asked).toBe(1)
})

test('two customers with one address get one mail, and so do ten calls at once', async () => {
  const ana = await shopOwner(at)
  const email = address()
  const [one, two] = [await addCustomer(ana, { email }), await addCustomer(ana, { email })]
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ana, one.id, two.id)))
  expect(
    answers
      .map((answer) => answer.json().asked)
      .sort()
      .at(-1),
  ).toBe(1)
  expect((await jobs(one.id)) + (await jobs(two.id))).toBe(1)
})

test('everyone who was never asked is asked at once', async () => {
  const ana = await shopOwner(at)
  const { id } = await addCustomer(ana, { email: address() })
  await addCustomer(ana)
  await recordConsent(ana, (await addCustomer(ana, { email: address() })).id)
  expect((await ana.post('/api/consent/ask-everyone', {})).json().asked).toBe(1)
  expect(await jobs(id)).toBe(1)
  expect((await ana.post('/api/consent/ask-everyone', {})).json().asked).toBe(0)
})

test('customers of another workspace are neither asked nor counted', async () => {
  const [ana, eve] = [await shopOwner(at), await shopOwner(at)]
  const { id } = await addCustomer(ana, { email: address() })
  expect((await ask(eve, id)).json()).toMatchObject({ asked: 0, skipped: { noEmail: 0 } })
  expect(await jobs(id)).toBe(0)
  expect((await consentsOf(ana, id)).email.state).toBe('none')
})

test('without a mail server nobody is asked, and it says so', async () => {
  const silent = await createTestApp()
  silent.deps.mailer.isConfigured = false
  const ana = await shopOwner(silent)
  const { id } = await addCustomer(ana, { email: address() })
  const answer = await ask(ana, id)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'mail_not_set'])
  expect((await consentsOf(ana, id)).email.state).toBe('none')
  await silent.close()
})

test('customers must know who asks: a business without a name asks nobody', async () => {
  const ana = await at.person()
  const { id } = await addCustomer(ana, { email: address() })
  const answer = await ask(ana, id)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'business_name_missing'])
  expect((await consentsOf(ana, id)).email.state).toBe('none')
})

test('imported people are not reachable unless someone says that they agreed, and where', async () => {
  const ana = await shopOwner(at)
  const send = (query: string, name: string) =>
    ana.call({
      method: 'POST',
      url: `/api/customers/import${query}`,
      payload: `name,email,phone\n${name},${address()},\n${name} by phone,,+34 600 10 00 02\n`,
      headers: { 'content-type': 'text/csv' },
    })
  const reached = async () =>
    [await readNames(ana, '&reach=email'), await readNames(ana, '&reach=whatsapp')] as const
  expect((await send('', 'Silent')).statusCode).toBe(200)
  expect(await reached()).toEqual([[], []])
  const refused = await send('?emailConsent=true&consentNote=%20', 'Refused')
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { consentNote: 'Say where they agreed.' },
  ])
  expect((await send('?emailConsent=true&consentNote=Website', 'Agreed')).statusCode).toBe(200)
  expect(await reached()).toEqual([['Agreed'], []])
  await send('?whatsappConsent=true&consentNote=Website', 'Chat')
  expect(await reached()).toEqual([['Agreed'], ['Chat by phone']])
  const [agreed] = (await ana.get('/api/customers?reach=email')).json<{ id: string }[]>()
  expect((await consentsOf(ana, agreed?.id ?? '')).email).toMatchObject({
    source: 'import',
    note: 'Website',
  })
})

test('a suppressed address stays suppressed after deletion, import and a recorded yes', async () => {
  const ana = await shopOwner(at)
  const workspaceId = await workspaceOf(at, ana)
  const email = address()
  const { id } = await addCustomer(ana, { email })
  await suppress(at.deps.db, workspaceId, {
    address: email,
    reason: 'unsubscribed',
    createdAt: at.clock.now(),
  })
  expect((await recordConsent(ana, id)).json().email).toMatchObject({
    state: 'granted',
    isReachable: false,
    suppression: 'unsubscribed',
  })
  expect((await ana.delete(`/api/customers/${id}`)).statusCode).toBe(204)
  expect((await at.query('select 1 from customer_consents where customer_id = $1', [id])).rows).toEqual([])
  await ana.call({
    method: 'POST',
    url: '/api/customers/import?emailConsent=true&consentNote=List',
    payload: `name,email\nBack,${email}\n`,
    headers: { 'content-type': 'text/csv' },
  })
  expect(await readNames(ana)).toEqual(['Back'])
  expect(await readNames(ana, '&reach=email')).toEqual([])
  expect((await ana.get('/api/consent/summary')).json().email).toMatchObject({
    reachable: 0,
    suppressed: 1,
  })
})

test.each([
  ['+34 600 123 456', true],
  ['0034600123456', true],
  ['+44 (0)20 7946 0958', true],
  ['600 123 456', false],
  ['(555) 010-0000', false],
  ['+34', false],
  ['+1 555 010 0000 ext. 1234567', false],
])('whether %s can get messages: %s', async (phone, isReachable) => {
  const ana = await at.person()
  const { id } = await addCustomer(ana, { email: address(), phone })
  await recordConsent(ana, id, { channel: 'whatsapp' })
  expect((await consentsOf(ana, id)).whatsapp.isReachable).toBe(isReachable)
  const { whatsapp } = (await ana.get('/api/consent/summary')).json()
  expect(whatsapp.reachable).toBe(isReachable ? 1 : 0)
})
