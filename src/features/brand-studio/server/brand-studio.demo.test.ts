import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrands } from '#core/brands/server/brands.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { design, makePicture } from './brand-studio.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function madeUpBrands(person: Person) {
  await person.post('/api/populate-demo-data')
  const brands = await readBrands(person)
  const named = (wanted: string) => brands.find(({ name }) => name === wanted)
  return [named('Salón Luna'), named('Luna Café')]
}

test('the designs of demo brands are removed with the demo data', async () => {
  const ana = await at.person()
  const [salon, cafe] = await madeUpBrands(ana)
  for (const [brand, style] of [
    [salon, 'luxury'],
    [cafe, 'fun'],
  ] as const) {
    const shown = (await ana.get(`/api/brand-design?brandId=${brand?.id}`)).json()
    expect(shown).toMatchObject({ brandStyle: style, isDesignStudioEnabled: true })
    expect(shown.colorPalette.primary).toBe(brand?.primaryColor)
  }
  await ana.delete('/api/demo-data')
  expect(await readBrands(ana)).toHaveLength(1)
})

test('a demo brand with a changed design or an uploaded picture stays', async () => {
  const ana = await at.person()
  const [salon, cafe] = await madeUpBrands(ana)
  await ana.post('/api/brand-design', { ...design, brandId: salon?.id })
  const { pictureUrl } = await makePicture(ana, { brandId: cafe?.id })
  await ana.delete('/api/demo-data')
  expect((await readBrands(ana)).map(({ name }) => name).sort()).toEqual([
    'Ana Ruiz',
    'Luna Café',
    'Salón Luna',
  ])
  expect((await ana.get(`/api/brand-design?brandId=${salon?.id}`)).json().brandStyle).toBe('bold')
  expect((await ana.get(pictureUrl)).statusCode).toBe(200)
})
