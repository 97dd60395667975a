import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Definition } from '#platform/endpoint.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { allEndpoints, nameOf } from './all-endpoints.ts'
import { requestFor } from './call-endpoint.ts'
import { databaseState } from './database-state.ts'
import { samples } from './samples.ts'

let at: TestApp
let owner: Person
beforeAll(async () => {
  at = await createTestApp()
  owner = await at.person()
})
afterAll(() => at.close())

const keyed = allEndpoints.filter(({ idempotent }) => idempotent)

const callWith = async (definition: Definition, key: string) => {
  const request = requestFor(definition, (await samples[nameOf(definition)]?.(owner, at)) ?? {})
  const headers = { ...request.headers, 'idempotency-key': key }
  return () => owner.call({ ...request, headers })
}

test.each(keyed.map((definition) => [nameOf(definition), definition] as const))(
  '%s runs once per key',
  async (name, definition) => {
    const call = await callWith(definition, name)
    const first = await call()
    expect(first.statusCode).toBeLessThan(300)
    const before = await databaseState(at)
    const again = await call()
    expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([
      first.statusCode,
      first.body,
      'true',
    ])
    expect(await databaseState(at)).toEqual(before)
  },
)

test('the description at /api/docs names the calls that accept a key, and only those', async () => {
  type Described = { parameters: { name: string; in: string }[] }
  const { paths } = (await at.call({ url: '/api/docs' })).json<{
    paths: Record<string, Record<string, Described>>
  }>()
  const takesKey = ({ parameters }: Described) =>
    parameters.some((each) => each.in === 'header' && each.name === 'idempotency-key')
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => takesKey(call))
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual(keyed.map(nameOf).sort())
})
