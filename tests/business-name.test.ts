import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lookOf } from '#core/brands/server/brand-look.service.ts'
import { addBrand, firstBrand, readBrands } from '#core/brands/server/brands.fixture.ts'
import { letterheadOf } from '#core/brands/server/letterhead.service.ts'
import { shopFacts } from '#features/writing/server/writing.service.ts'
import { locales } from '#platform/locale.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function setName(person: Person, name: string) {
  const settings = (await person.get('/api/workspace')).json()
  return person.put('/api/workspace', { ...settings, name })
}

/**
 * Everything a customer could read of a new campaign: texts, hashtags, suggestions. The email comes first, so that its text
 * is the campaign's own: every email is signed with the name, other texts mention it only now and then.
 */
async function write(person: Person, brandId?: string): Promise<string> {
  const answer = await person.post('/api/campaigns/generate', {
    prompt: 'Fresh bread every morning',
    platforms: ['email', 'instagram', 'whatsapp', 'reddit', 'blog', 'x'],
    businessContext: 'A small shop',
    ...(brandId && { brandId }),
  })
  expect(answer.statusCode).toBe(201)
  return answer.body
}

/** The name on pictures and videos, in mails and pages, and for the writers. */
async function namesOf(person: Person, brandId: string | null = null) {
  const workspaceId = await workspaceOf(at, person)
  return [
    (await lookOf(at.deps, workspaceId, brandId)).name,
    (await letterheadOf(at.deps, workspaceId, brandId)).name,
    (await shopFacts(at.deps, workspaceId, brandId)).name,
  ]
}
const three = (name: string) => [name, name, name]

describe.each(locales)('in %s', (language) => {
  test('nothing customers read is named after the person who signed up', async () => {
    const ana = await at.person({ firstName: 'Zenobia', lastName: 'Quark', language })
    const written = await write(ana)
    expect(written).not.toMatch(/zenobia|quark/i)
    expect(written).not.toMatch(/our shop|nuestro negocio|#(OurShop|NuestroNegocio)/i)
    expect(await namesOf(ana)).toEqual(three(''))
    expect((await ana.get('/api/workspace')).json().name).toBe('')
  })

  test('the name in Settings is in texts, hashtags, pictures, videos, mails and the first brand', async () => {
    const ana = await at.person({ firstName: 'Zenobia', lastName: 'Quark', language })
    await setName(ana, 'Café Luna')
    const written = await write(ana)
    expect(written).toContain('Café Luna')
    expect(written).toContain('#CaféLuna')
    expect(written).not.toMatch(/zenobia|quark/i)
    expect(await namesOf(ana)).toEqual(three('Café Luna'))
    expect(await readBrands(ana)).toMatchObject([{ name: 'Café Luna', followsBusiness: true }])
    expect((await ana.get('/api/auth/user')).json().workspace).toMatchObject({
      name: 'Café Luna',
      businessName: 'Café Luna',
    })
    await setName(ana, 'Café Sol')
    expect(await write(ana)).not.toContain('Luna')
    expect(await namesOf(ana)).toEqual(three('Café Sol'))
    expect(await readBrands(ana)).toMatchObject([{ name: 'Café Sol' }])
  })
})

test("a business may have its owner's name", async () => {
  const ana = await at.person()
  await setName(ana, 'Ana Ruiz')
  expect(await namesOf(ana)).toEqual(three('Ana Ruiz'))
})

test('details can be saved before the business has a name, and a name cannot be cleared', async () => {
  const ana = await at.person()
  expect((await setName(ana, '')).statusCode).toBe(200)
  expect((await ana.get('/api/auth/user')).json().workspace).toMatchObject({
    name: 'Ana Ruiz',
    businessName: '',
  })
  await setName(ana, 'Café Luna')
  const refused = await setName(ana, '  ')
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['name']])
  expect((await ana.get('/api/workspace')).json().name).toBe('Café Luna')
})

test('a renamed brand keeps its name, and lends it to a business without one', async () => {
  const ana = await at.person()
  const { id } = await firstBrand(ana)
  await ana.patch(`/api/brands/${id}`, { primaryColor: '#0a7d3c', name: 'Ana Ruiz' })
  expect(await readBrands(ana)).toMatchObject([{ followsBusiness: true }])
  await ana.patch(`/api/brands/${id}`, { name: 'Luna' })
  expect(await namesOf(ana)).toEqual(three('Luna'))
  await setName(ana, 'Luna y Sol SL')
  expect(await readBrands(ana)).toMatchObject([{ name: 'Luna', followsBusiness: false }])
  expect(await namesOf(ana)).toEqual(three('Luna y Sol SL'))
  expect(await namesOf(ana, id)).toEqual(three('Luna y Sol SL'))
})

test('of several brands each uses its own name, and unassigned records the business name', async () => {
  const ana = await at.person()
  const first = await firstBrand(ana)
  const bakery = await addBrand(ana, { name: 'Panadería Sol' })
  expect(await namesOf(ana, bakery.id)).toEqual(three('Panadería Sol'))
  expect(await namesOf(ana, first.id)).toEqual(three(''))
  await setName(ana, 'Café Luna')
  expect(await namesOf(ana, first.id)).toEqual(three('Café Luna'))
  expect(await namesOf(ana)).toEqual(three('Café Luna'))
  expect(await write(ana, bakery.id)).toContain('Panadería Sol')
  await ana.post(`/api/brands/${bakery.id}/archive`)
  expect(await namesOf(ana, bakery.id)).toEqual(three('Panadería Sol'))
})

test('demo data names nothing after the person either', async () => {
  const ana = await at.person({ firstName: 'Zenobia', lastName: 'Quark' })
  await ana.post('/api/populate-demo-data')
  expect(await write(ana)).not.toMatch(/zenobia|quark/i)
  const { body } = await ana.get('/api/campaigns')
  expect(body).not.toMatch(/quark/i)
})

test('a suggested reply is signed with the name, or with none', async () => {
  const { builtInSuggestion } = await import('#features/inbox/server/suggestion/built-in-suggestion.ts')
  const { factsOf } = await import('#features/inbox/server/suggestion/conversation.fixture.ts')
  const lines = ['c: How much is it?']
  expect(builtInSuggestion(factsOf({ lines, shop: 'Café Luna' }, 'en')).text).toMatch(
    /Best wishes, Café Luna$/,
  )
  expect(builtInSuggestion(factsOf({ lines, shop: '' }, 'en')).text).toMatch(/Best wishes$/)
})
