import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer } from '#features/customers/server/customers.fixture.ts'
import { connect, receive } from '#features/inbox/server/inbox.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { MAX_FOUND, MAX_QUERY } from '../record-kinds.ts'
import type { Found } from '../search.contract.ts'

let at: TestApp
let ana: Person
let eve: Person
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
  eve = await at.person()
  await addCustomer(ana, { name: 'Peluquería Ñandú', company: 'Ñandú S. L.' })
  await addCustomer(ana, { name: 'Adriana Mora', email: 'adriana@example.com' })
  await addCustomer(ana, { name: 'Ana Vidal', phone: '+34 600 123 456' })
  await addCustomer(ana, { name: '100% Corte_Fino', company: 'C:\\Salon' })
  await campaign(ana, 'Cortes de primavera', 'Pide tu cita.')
  await campaign(ana, 'Black Friday', 'La peluquería abre el domingo.')
  const account = await connect(ana)
  await receive(at, ana, account.id, {
    thread: 'l',
    name: 'Lucía Fernández',
    text: '¿Hacéis peluquería canina?',
  })
  await receive(at, ana, account.id, { thread: 'p', name: 'Pelu Pérez', text: 'Hola' })
})
afterAll(() => at.close())

const campaign = async (person: Person, title: string, description: string, brandId?: string) =>
  (
    await person.post('/api/campaigns', {
      title,
      description,
      platforms: ['x'],
      withPictures: false,
      brandId,
    })
  ).json<{ id: string }>()

const answerTo = (person: Person, q: string, more = '') =>
  person.get(`/api/search?q=${encodeURIComponent(q)}${more}`)
async function namesFor(person: Person, q: string, more = '') {
  const answer = await answerTo(person, q, more)
  expect(answer.statusCode).toBe(200)
  const found = answer.json<Found>()
  return {
    campaigns: found.campaigns.map(({ title }) => title),
    customers: found.customers.map(({ name }) => name),
    conversations: found.conversations.map(({ contactName }) => contactName),
  }
}
const nothing = { campaigns: [], customers: [], conversations: [] }

test('one text finds campaigns, customers and conversations, without accents and with the beginning of a word', async () => {
  expect(await namesFor(ana, 'PELU')).toEqual({
    // By the text of its post.
    campaigns: ['Black Friday'],
    customers: ['Peluquería Ñandú'],
    // Those of that name first.
    conversations: ['Pelu Pérez', 'Lucía Fernández'],
  })
  expect(await namesFor(ana, 'nandu')).toEqual({ ...nothing, customers: ['Peluquería Ñandú'] })
  expect((await answerTo(ana, 'peluqueria')).json()).toMatchObject({
    campaigns: [{ status: 'draft' }],
    customers: [{ detail: 'Ñandú S. L.' }],
    conversations: [{ excerpt: '¿Hacéis peluquería canina?' }],
  })
})

test('customers whose name begins with the text come first; words may be in any order', async () => {
  expect((await namesFor(ana, 'ana')).customers).toEqual(['Ana Vidal', 'Adriana Mora'])
  expect((await namesFor(ana, 'mora adri')).customers).toEqual(['Adriana Mora'])
  expect((await namesFor(ana, 'vidal 600123')).customers).toEqual(['Ana Vidal'])
})

test('titles come before texts, and no group is longer than its limit', async () => {
  const luz = await at.person()
  await campaign(luz, 'Verano', 'Ya es verano.')
  for (let count = 0; count < MAX_FOUND + 1; count++) {
    await campaign(luz, `Oferta ${count}`, 'Todo el verano.')
    await addCustomer(luz, { name: `Verano ${count}` })
  }
  const found = await namesFor(luz, 'verano')
  expect(found.campaigns).toHaveLength(MAX_FOUND)
  expect(found.campaigns[0]).toBe('Verano')
  expect(found.customers).toHaveLength(MAX_FOUND)
})

test('the signs of a pattern are only signs', async () => {
  expect((await namesFor(ana, '100%')).customers).toEqual(['100% Corte_Fino'])
  expect((await namesFor(ana, 'corte_')).customers).toEqual(['100% Corte_Fino'])
  expect((await namesFor(ana, 'c:\\s')).customers).toEqual(['100% Corte_Fino'])
  expect((await namesFor(ana, '__')).customers).toEqual([])
  expect((await namesFor(ana, '%%')).customers).toEqual([])
  expect(await namesFor(ana, "' or 1=1 --")).toEqual(nothing)
})

test.each(['🎉🎉', 'مرحبا بالعالم', '\u202Eabc', '& | ! ( ) :*', 'a'.repeat(MAX_QUERY), 'zq '.repeat(60)])(
  'odd text is answered, with nothing: %s',
  async (text) => {
    expect(await namesFor(ana, text)).toEqual(nothing)
  },
)

test('an empty text, and one that is too long, are refused', async () => {
  for (const text of ['', '   ', 'a'.repeat(10_000)]) expect((await answerTo(ana, text)).statusCode).toBe(400)
})

test('another workspace finds nothing of it', async () => {
  expect(await namesFor(eve, 'pelu')).toEqual(nothing)
  expect(await namesFor(eve, 'ana')).toEqual(nothing)
})

test('a signed-out person is refused', async () => {
  expect((await at.call({ method: 'GET', url: '/api/search?q=pelu' })).statusCode).toBe(401)
  expect((await at.call({ method: 'GET', url: '/api/search/recent' })).statusCode).toBe(401)
})

test('with a brand, only what it has and what has none is found', async () => {
  const luz = await at.person()
  const [one, two] = await Promise.all(
    ['One', 'Two'].map(async (name) => (await luz.post('/api/brands', { name })).json<{ id: string }>().id),
  )
  await addCustomer(luz, { name: 'Sol of one', brandId: one })
  await addCustomer(luz, { name: 'Sol of two', brandId: two })
  await addCustomer(luz, { name: 'Sol of none' })
  await campaign(luz, 'Sol y mar', 'De la primera', one)
  expect(await namesFor(luz, 'sol', `&brandId=${two}`)).toEqual({
    ...nothing,
    customers: ['Sol of none', 'Sol of two'],
  })
  expect((await namesFor(luz, 'sol', `&brandId=${one}`)).campaigns).toEqual(['Sol y mar'])
})

test('recent records are named by id; deleted ones and those of others are missing', async () => {
  const mine = await addCustomer(ana, { name: 'Recent Rosa', email: 'rosa@example.com' })
  const gone = await addCustomer(ana, { name: 'Gone' })
  await ana.delete(`/api/customers/${gone.id}`)
  const theirs = await addCustomer(eve, { name: 'Private' })
  const spring = await campaign(ana, 'Recent campaign', 'Text')
  const [{ conversationId } = { conversationId: '' }] = (await ana.get('/api/messages')).json<
    { conversationId: string }[]
  >()
  const customers = [gone.id, theirs.id, mine.id, randomUUID()].join()
  const url = `/api/search/recent?customers=${customers}&campaigns=${spring.id}&conversations=${conversationId}`
  expect((await ana.get(url)).json()).toEqual({
    campaigns: [{ id: spring.id, title: 'Recent campaign', status: 'draft' }],
    customers: [{ id: mine.id, name: 'Recent Rosa', detail: 'rosa@example.com' }],
    conversations: [{ id: conversationId, contactName: expect.any(String), excerpt: '' }],
  })
  expect((await eve.get(url)).json()).toMatchObject({ campaigns: [], conversations: [] })
  expect((await ana.get('/api/search/recent')).json()).toEqual(nothing)
  expect((await ana.get('/api/search/recent?customers=1')).statusCode).toBe(400)
})
