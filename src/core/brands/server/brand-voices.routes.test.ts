import { afterAll, beforeAll, expect, test } from 'vitest'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addBrand, firstBrand, readBrands } from './brands.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const voice = {
  samples: ['Rain outside, soup inside.', 'Bread is out at eight.'],
  wordsToUse: ['neighbors'],
  wordsToAvoid: ['cheap'],
  emoji: 'few',
  hashtags: 'none',
}
const unset = { samples: [], wordsToUse: [], wordsToAvoid: [], emoji: 'auto', hashtags: 'auto' }

const read = async (person: Person, brandId?: string) =>
  (await person.get(`/api/brand-voice${brandId ? `?brandId=${brandId}` : ''}`)).json()

test('a brand without a voice leaves everything open', async () => {
  const ana = await at.person()
  const { id } = await firstBrand(ana)
  expect(await read(ana)).toEqual({ brandId: id, ...unset })
})

test('a voice is saved for its brand only, and recorded', async () => {
  const ana = await at.person()
  const { id } = await firstBrand(ana)
  const other = await addBrand(ana, { name: 'Other' })
  const saved = await ana.put('/api/brand-voice', { ...voice, brandId: other.id })
  expect([saved.statusCode, saved.json()]).toEqual([200, { brandId: other.id, ...voice }])
  expect(await read(ana, other.id)).toEqual({ brandId: other.id, ...voice })
  expect(await read(ana)).toEqual({ brandId: id, ...unset })
  const [first] = (await ana.get('/api/activity')).json<{ what: string; link: string }[]>()
  expect(first).toMatchObject({ what: 'Changed how Other sounds', link: '/brand-studio' })
  const cleared = await ana.put('/api/brand-voice', { ...unset, brandId: other.id })
  expect(cleared.json()).toEqual({ brandId: other.id, ...unset })
})

test('each word is kept once, whatever its capitals', async () => {
  const ana = await at.person()
  const saved = await ana.put('/api/brand-voice', { ...voice, wordsToAvoid: [' cheap ', 'deal', 'CHEAP'] })
  expect(saved.json().wordsToAvoid.map((word: string) => word.toLowerCase())).toEqual(['cheap', 'deal'])
})

test.each([
  ['samples', Array.from({ length: 6 }, () => 'a'), 'samples', 'Up to 5 texts'],
  ['samples', ['a'.repeat(2001)], 'samples.0', 'At most 2000 characters'],
  ['wordsToUse', Array.from({ length: 21 }, (_, place) => `a${place}`), 'wordsToUse', 'Up to 20 words'],
  ['wordsToAvoid', ['a'.repeat(41)], 'wordsToAvoid.0', 'At most 40 characters'],
])('refuses too much in %s', async (field, value, path, text) => {
  const ana = await at.person()
  const answer = await ana.put('/api/brand-voice', { ...voice, [field]: value })
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { [path]: text }])
  expect(await read(ana)).toMatchObject(unset)
})

test('a brand of another workspace can be neither read nor changed', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const { id: brandId } = await firstBrand(ana)
  for (const answer of [
    await eve.get(`/api/brand-voice?brandId=${brandId}`),
    await eve.put('/api/brand-voice', { ...voice, brandId }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  expect(await read(ana)).toMatchObject(unset)
})

test('every member sees the voice, only managers change it', async () => {
  const ana = await at.person()
  const [member, manager] = [await teammate(at, ana), await teammate(at, ana, { role: 'manager' })]
  expect((await member.put('/api/brand-voice', voice)).statusCode).toBe(403)
  expect((await manager.put('/api/brand-voice', voice)).statusCode).toBe(200)
  expect(await read(member)).toMatchObject(voice)
})

test('the demo brands have a voice, which goes with them unless it was changed', async () => {
  const ana = await at.person()
  await ana.post('/api/populate-demo-data')
  const named = async (wanted: string) => (await readBrands(ana)).find(({ name }) => name === wanted)
  const [salon, cafe] = [await named('Salón Luna'), await named('Luna Café')]
  expect(await read(ana, salon?.id)).toMatchObject({ emoji: 'none', hashtags: 'few' })
  expect((await read(ana, cafe?.id)).samples).toHaveLength(2)
  await ana.put('/api/brand-voice', { ...voice, brandId: cafe?.id })
  await ana.delete('/api/demo-data')
  expect((await readBrands(ana)).map(({ name }) => name).sort()).toEqual(['Ana Ruiz', 'Luna Café'])
  expect(await read(ana, cafe?.id)).toMatchObject(voice)
})
