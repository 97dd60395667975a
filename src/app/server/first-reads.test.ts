import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { features } from './features.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test('every first read is one of our own calls', async () => {
  const ana = await at.person()
  const urls = features
    .flatMap(({ firstReads = {} }) => Object.values(firstReads))
    .flatMap(({ plain = [], byBrand = [] }) => [...plain, ...byBrand])
    .map((url) => (typeof url === 'string' ? url : url({ today: '2026-11-17', choices: {} })))
    .filter((url) => !url.includes(':id'))
  expect(urls.length).toBeGreaterThan(20)
  for (const url of urls) expect([url, (await ana.get(url)).statusCode]).toEqual([url, 200])
})
