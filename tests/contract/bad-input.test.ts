import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { errorText } from '#platform/errors.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { allEndpoints, nameOf } from './all-endpoints.ts'
import { requestFor } from './call-endpoint.ts'
import { databaseState } from './database-state.ts'
import type { Sample } from './sample.ts'
import { samples } from './samples.ts'

let at: TestApp
let ana: Person
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
})
afterAll(() => at.close())

const json = allEndpoints.filter(({ body, bodyType }) => body && (bodyType ?? 'json') === 'json')
const rows = json.map((definition) => [nameOf(definition), definition] as const)
const shapeOf = (body: z.ZodType | undefined) => Object.keys(body instanceof z.ZodObject ? body.shape : {})

type Spoiled = { payload: string; type?: string; language?: string }

describe.each(rows)('%s', (name, definition) => {
  // A refusal leaves no trace, so one valid call serves for every way to break it.
  let sample: Sample
  let stored: Record<string, string>
  beforeAll(async () => {
    sample = (await samples[name]?.(ana, at)) ?? {}
    stored = await databaseState(at)
  })

  /** Breaks a valid call with `spoil`, and expects a refusal that leaves no trace. */
  async function refused(spoil: (sample: Sample) => Spoiled) {
    const { payload, type = 'application/json', language = 'en' } = spoil(sample)
    const answer = await ana.call({
      ...requestFor(definition, sample),
      payload,
      headers: { 'content-type': type, 'accept-language': language },
    })
    const before = stored
    stored = await databaseState(at)
    expect(stored).toEqual(before)
    return answer
  }

  test('refuses malformed JSON and says so', async () => {
    const answer = await refused(() => ({ payload: '{"a":' }))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_json'])
    expect(answer.json().fields).toHaveProperty('body')
  })

  test('refuses another content type', async () => {
    const answer = await refused(({ body }) => ({
      payload: JSON.stringify(body),
      type: 'text/csv',
    }))
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_type'])
  })

  test.each(['[]', 'null', '7', '"text"', 'true'])('refuses %s instead of an object', async (payload) => {
    const answer = await refused(() => ({ payload }))
    expect(answer.statusCode).toBe(400)
  })

  test('refuses endless nesting', async () => {
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    const [field = ''] = shapeOf(definition.body)
    const answer = await refused(() => ({ payload: `{${JSON.stringify(field)}:${deep}}` }))
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
      400,
      expect.arrayContaining([field]),
    ])
  })

  test('refuses a body above the limit', async () => {
    const answer = await refused(({ body }) => ({
      payload: JSON.stringify({ ...(body as object), padding: 'x'.repeat(1_100_000) }),
    }))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large'])
  })

  test('refuses a poisoned prototype', async () => {
    const answer = await refused(() => ({ payload: '{"__proto__":{"polluted":1}}' }))
    expect(answer.statusCode).toBe(400)
    expect({}).not.toHaveProperty('polluted')
  })

  test.each(shapeOf(definition.body))('names a wrong type in %s, in both languages', async (field) => {
    for (const language of ['en', 'es'] as const) {
      const answer = await refused(({ body }) => ({
        payload: JSON.stringify({ ...(body as object), [field]: { not: ['this'] } }),
        language,
      }))
      expect([answer.statusCode, answer.json().message]).toEqual([400, errorText('invalid_input', language)])
      // A field that is an object names its invalid part.
      const named = Object.keys(answer.json().fields).map((path) => path.split('.', 1)[0])
      expect([...new Set(named)]).toEqual([field])
    }
  })

  test.each(shapeOf(definition.body))('names a NUL in %s', async (field) => {
    const answer = await refused(({ body }) => ({
      payload: JSON.stringify({ ...(body as object), [field]: 'a\u0000b@example.com' }),
    }))
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  test.each(shapeOf(definition.body))('names a lone surrogate in %s, however deep', async (field) => {
    for (const value of ['a\ud800b@example.com', ['a\udc00b'], { within: [{ deeper: '\ud83d' }] }]) {
      const answer = await refused(({ body }) => ({
        payload: JSON.stringify({ ...(body as object), [field]: value }),
      }))
      const named = Object.keys(answer.json().fields).map((path) => path.split('.', 1)[0])
      expect([answer.statusCode, named]).toEqual([400, [field]])
    }
  })

  test.each(['\ud800', 'a\u0000'])('refuses a field called %j', async (name) => {
    const answer = await refused(({ body }) => ({
      payload: JSON.stringify({ ...(body as object), [name]: 1 }),
    }))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
  })
})

test.each([
  'limit=abc',
  'limit=0',
  'limit=-1',
  'limit=1e9',
  'limit=1;select pg_sleep(5)',
  'cursor=%00',
  'cursor=bm9wZQ',
])('refuses a list with %s and names the parameter', async (query) => {
  for (const path of [
    '/api/customers',
    '/api/invoices',
    '/api/notifications',
    '/api/campaigns',
    '/api/messages',
  ]) {
    const answer = await ana.get(`${path}?${query}`)
    expect([path, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
      path,
      400,
      [query.split('=')[0]],
    ])
  }
})

test.each(['x', '1', '%00', '..%2f..%2fetc', 'a'.repeat(5000), "' or 1=1--"])(
  'answers the id %s like a missing one',
  async (id) => {
    const answer = await ana.get(`/api/customers/${encodeURIComponent(id)}`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  },
)
