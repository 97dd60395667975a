import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdf, upload } from '#core/files/server/uploads.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addBrand, firstBrand, readBrands } from './brands.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const namesOf = async (person: Person, query = '') =>
  (await readBrands(person, query)).map(({ name }) => name)

async function claimsOf(url: string): Promise<number> {
  const { rows } = await at.query('select claims from files where name = $1', [url.split('/').at(-1)])
  return Number(rows[0]?.claims)
}

async function activityOf(person: Person): Promise<string[]> {
  const happened = (await person.get('/api/activity')).json<{ what: string }[]>()
  return happened.map(({ what }) => what)
}

test('a brand is created with all fields, edited field by field, and answers only declared fields', async () => {
  const ana = await at.person()
  const added = await ana.post('/api/brands', {
    name: ' Café Luna ',
    primaryColor: '#AA3300',
    logo: await upload(ana),
  })
  const { logo } = added.json()
  expect([added.statusCode, added.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      name: 'Café Luna',
      primaryColor: '#AA3300',
      logo: expect.stringMatching(/^\/api\/objects\//),
      followsBusiness: false,
      isDemo: false,
    },
  ])
  const url = `/api/brands/${added.json().id}`
  expect((await ana.patch(url, { name: 'Luna' })).json()).toEqual({ ...added.json(), name: 'Luna' })
  expect((await ana.patch(url, {})).json()).toEqual({ ...added.json(), name: 'Luna' })
  expect((await ana.patch(url, { primaryColor: null })).json()).toMatchObject({ primaryColor: null, logo })
  expect(await namesOf(ana)).toEqual(['Ana Ruiz', 'Luna'])
  expect(await activityOf(ana)).toEqual(['Added the brand Café Luna'])
})

test('a logo is claimed while a brand has it, and released when replaced or removed', async () => {
  const ana = await at.person()
  const { id } = await firstBrand(ana)
  const change = async (logo: string | null): Promise<string> =>
    (await ana.patch(`/api/brands/${id}`, { logo })).json().logo
  const [sent, other] = [await upload(ana), await upload(ana)]
  const first = await change(sent)
  expect(await change(first)).toBe(first)
  expect([first, await claimsOf(first)]).toEqual([sent, 1])
  const second = await change(other)
  expect([await claimsOf(first), await claimsOf(second)]).toEqual([0, 1])
  expect(await change(null)).toBeNull()
  expect(await claimsOf(second)).toBe(0)
})

test('a logo is rotated upright, resized and stripped of metadata', async () => {
  const ana = await at.person()
  const { id } = await firstBrand(ana)
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#aa3300' } })
    .withExif({ IFD0: { Copyright: 'Calle Mayor 1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { logo } = (await ana.patch(`/api/brands/${id}`, { logo: await upload(ana, photo) })).json()
  const kept = await ana.get(logo)
  expect(kept.headers['content-type']).toBe('image/jpeg')
  const { width, height, exif } = await sharp(kept.rawPayload).metadata()
  expect([width, height, exif]).toEqual([1024, 2048, undefined])
})

test('only an own uploaded picture can be a logo, and the field is named', async () => {
  const [ana, eve] = [await at.person({ language: 'es' }), await at.person()]
  const { id } = await firstBrand(ana)
  const notThere = 'No encontramos este archivo. Vuelve a subirlo'
  const document = await upload(ana, pdf)
  for (const [logo, status, text] of [
    [await upload(eve), 422, notThere],
    [`/api/objects/${'x'.repeat(43)}`, 422, notThere],
    [document, 422, 'Elige una imagen: PNG, JPG, WEBP o HEIC'],
    ['https://example.com/logo.png', 400, 'Sube primero el archivo y envía después su URL'],
    ['javascript:alert(1)', 400, 'Sube primero el archivo y envía después su URL'],
  ] as const) {
    const changed = await ana.patch(`/api/brands/${id}`, { logo })
    const added = await ana.post('/api/brands', { name: 'With logo', logo })
    for (const answer of [changed, added])
      expect([answer.statusCode, answer.json().fields]).toEqual([status, { logo: text }])
  }
  expect(await readBrands(ana)).toMatchObject([{ id, logo: null }])
  expect(await claimsOf(document)).toBe(0)
})

test.each([
  ['name', '   ', 'Give the brand a name'],
  ['name', 'x'.repeat(101), 'At most 100 characters'],
  ['primaryColor', 'red', 'Choose a color such as #0f5c5c'],
  ['primaryColor', '#0f5c5c;}', 'Choose a color such as #0f5c5c'],
])('refuses %s %j when creating and when editing', async (field, value, text) => {
  const ana = await at.person()
  const { id } = await firstBrand(ana)
  const added = await ana.post('/api/brands', { name: 'A', [field]: value })
  const changed = await ana.patch(`/api/brands/${id}`, { [field]: value })
  for (const answer of [added, changed])
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: text }])
  expect(await namesOf(ana)).toEqual(['Ana Ruiz'])
})

test('archiving and restoring move a brand between lists, and are idempotent', async () => {
  const ana = await at.person()
  const second = await addBrand(ana, { name: 'Second' })
  const archive = () => ana.post(`/api/brands/${second.id}/archive`)
  expect((await archive()).json()).toEqual(second)
  expect((await archive()).statusCode).toBe(200)
  expect([await namesOf(ana), await namesOf(ana, '?archived=true')]).toEqual([['Ana Ruiz'], ['Second']])
  expect(await activityOf(ana)).toEqual(['Archived the brand Second', 'Added the brand Second'])

  const restore = () => ana.post(`/api/brands/${second.id}/restore`)
  expect((await restore()).json()).toEqual(second)
  expect((await restore()).statusCode).toBe(200)
  expect([await namesOf(ana), await namesOf(ana, '?archived=true')]).toEqual([['Ana Ruiz', 'Second'], []])
  expect((await ana.get('/api/brands?archived=perhaps')).statusCode).toBe(400)
})

test("the last active brand cannot be archived, with a reason in the request's language", async () => {
  const luz = await at.person({ language: 'es' })
  const { id } = await firstBrand(luz)
  const second = await addBrand(luz)
  await luz.post(`/api/brands/${second.id}/archive`)
  const refused = await luz.post(`/api/brands/${id}/archive`)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: 'last_brand',
      message: 'No puedes archivar tu única marca en uso. Añade o recupera otra antes.',
    },
  ])
  expect(await readBrands(luz)).toMatchObject([{ id }])
})

test('archiving all brands concurrently leaves one', async () => {
  for (let round = 0; round < 5; round++) {
    const ana = await at.person()
    const brands = [await firstBrand(ana), await addBrand(ana), await addBrand(ana)]
    const answers = await Promise.all(brands.map(({ id }) => ana.post(`/api/brands/${id}/archive`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409])
    expect(await readBrands(ana)).toHaveLength(1)
  }
})

test('a member can view brands but not edit them; a manager can', async () => {
  const ana = await at.person()
  const brand = await addBrand(ana)
  const attempts = () => [
    ana.post('/api/brands', { name: 'New' }),
    ana.patch(`/api/brands/${brand.id}`, { name: 'Changed' }),
    ana.post(`/api/brands/${brand.id}/archive`),
    ana.post(`/api/brands/${brand.id}/restore`),
  ]
  const become = (role: string) =>
    at.query('update memberships set role = $2 where user_id = $1', [ana.user.id, role])
  await become('member')
  const before = await readBrands(ana)
  for (const answer of await Promise.all(attempts()))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
  expect(await readBrands(ana)).toEqual(before)
  await become('manager')
  for (const attempt of attempts()) expect((await attempt).statusCode).toBeLessThan(300)
})

test('a brand of another workspace looks like a missing one, and stays unchanged', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const theirs = await addBrand(ana)
  const attempts = (id: string) => [
    eve.patch(`/api/brands/${id}`, { name: 'Taken' }),
    eve.post(`/api/brands/${id}/archive`),
    eve.post(`/api/brands/${id}/restore`),
  ]
  const foreign = await Promise.all(attempts(theirs.id))
  const unknown = await Promise.all(attempts(randomUUID()))
  expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(foreign.map(({ rawPayload }) => rawPayload)).toEqual(unknown.map(({ rawPayload }) => rawPayload))
  expect(await readBrands(ana)).toContainEqual(theirs)
})

test('changes of a brand are announced', async () => {
  const ana = await at.person()
  const heard: string[][] = []
  const end = at.deps.hub.subscribe(await workspaceOf(at, ana), ({ topics }) => heard.push(topics))
  const { id } = await addBrand(ana)
  await ana.patch(`/api/brands/${id}`, { name: 'Renamed' })
  await ana.post(`/api/brands/${id}/archive`)
  await ana.post(`/api/brands/${id}/restore`)
  await expect
    .poll(() => heard.filter((topics) => topics.includes('brands')))
    .toEqual([['brands'], ['brands'], ['brands'], ['brands']])
  end()
})
