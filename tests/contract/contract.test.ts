import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { allEndpoints, hasId, nameOf } from './all-endpoints.ts'
import { samples } from './samples.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test('every endpoint of a contract is served, once', () => {
  expect(at.app.endpoints.map(nameOf).sort()).toEqual(allEndpoints.map(nameOf).sort())
  expect(new Set(allEndpoints.map(nameOf)).size).toBe(allEndpoints.length)
})

test('every endpoint with input has a sample, so that the walks below miss none', () => {
  const needed = allEndpoints
    .filter(
      (definition) =>
        hasId(definition) || definition.body || definition.query?.safeParse({}).success === false,
    )
    .map(nameOf)
  expect(needed.filter((name) => !samples[name])).toEqual([])
  expect(Object.keys(samples).filter((name) => !needed.includes(name))).toEqual([])
})

test('the description at /api/docs names every endpoint', async () => {
  const { paths } = (await at.call({ url: '/api/docs' })).json<{ paths: Record<string, object> }>()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual(allEndpoints.map(nameOf).sort())
})
