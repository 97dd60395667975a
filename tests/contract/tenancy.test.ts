import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { allEndpoints, hasId, nameOf } from './all-endpoints.ts'
import { requestFor } from './call-endpoint.ts'
import { databaseState } from './database-state.ts'
import type { Sample } from './sample.ts'
import { samples } from './samples.ts'

let at: TestApp
let owner: Person
let stranger: Person
beforeAll(async () => {
  at = await createTestApp()
  await at.listen()
  owner = await at.person()
  stranger = await at.person()
})
afterAll(() => at.close())

const sampleOf = async (name: string): Promise<Sample> => (await samples[name]?.(owner, at)) ?? {}

/** For callers without rights: a sample they did not touch can be reused. */
const untouched = new Map<string, Promise<Sample>>()
const sharedSampleOf = (name: string): Promise<Sample> => {
  const sample = untouched.get(name) ?? sampleOf(name)
  untouched.set(name, sample)
  return sample
}

const closed = allEndpoints.filter(({ access }) => access !== 'public')
/**
 * Links of mails belong to whoever reads them, who we are to the servers of networks, and a question to which only a
 * network knows the token; `counted-links.test.ts`, `bound-sign-in.test.ts` and `messages-of-phones.test.ts` test them.
 */
const forEveryone = [
  'GET /l/:code',
  'GET /api/social-accounts/client-metadata/:network',
  'GET /api/intake/:id',
]
const withId = allEndpoints.filter(
  (definition) => hasId(definition) && !forEveryone.includes(nameOf(definition)),
)
const lists = closed.filter(
  (definition) => definition.method === 'GET' && !hasId(definition) && definition.path !== '/api/events',
)

describe('without a session', () => {
  test.each(closed.map((definition) => [nameOf(definition), definition] as const))(
    '%s answers 401 and does nothing',
    async (name, definition) => {
      const request = requestFor(definition, await sharedSampleOf(name))
      const before = await databaseState(at)
      const answer = await at.call(request)
      expect([answer.statusCode, answer.body]).toEqual([
        401,
        '{"code":"unauthorized","message":"Unauthorized"}',
      ])
      expect(await databaseState(at)).toEqual(before)
    },
  )
})

describe('from another workspace', () => {
  test.each(withId.map((definition) => [nameOf(definition), definition] as const))(
    '%s answers 404 as for a missing id, and does nothing',
    async (name, definition) => {
      const sample = await sharedSampleOf(name)
      const before = await databaseState(at)
      const answer = await stranger.call(requestFor(definition, sample))
      const unknownIds = Object.fromEntries(
        Object.keys(sample.params ?? {}).map((key) => [
          key,
          key === 'name' ? randomBytes(32).toString('base64url') : randomUUID(),
        ]),
      )
      const unknown = await stranger.call(requestFor(definition, { ...sample, params: unknownIds }))
      expect([answer.statusCode, answer.body]).toEqual([404, '{"code":"not_found","message":"Not found"}'])
      expect([unknown.statusCode, unknown.body]).toEqual([answer.statusCode, answer.body])
      expect(await databaseState(at)).toEqual(before)
    },
  )

  test.each(withId.map((definition) => [nameOf(definition), definition] as const))(
    '%s works for its owner',
    async (name, definition) => {
      const sample = await sampleOf(name)
      const request = requestFor(definition, sample)
      const answer = await owner.call({ ...request, headers: { ...request.headers, ...sample.ownHeaders } })
      expect(answer.statusCode).toBeLessThan(300)
    },
  )

  test.each(lists.map((definition) => [nameOf(definition), definition] as const))(
    '%s shows nothing of it',
    async (name, definition) => {
      const { query } = await sampleOf(name)
      await owner.post('/api/customers', { name: 'Canary Customer', email: 'canary@example.com' })
      await owner.post('/api/brands', { name: 'Canary Brand' })
      const answer = await stranger.call({
        url: `${definition.path}?${new URLSearchParams({ ...query, workspaceId: 'x', userId: owner.user.id })}`,
        method: 'GET',
      })
      expect(answer.statusCode).toBeLessThan(300)
      for (const canary of ['Canary', 'canary@', owner.user.id, owner.email])
        expect(answer.body).not.toContain(canary)
    },
  )
})
