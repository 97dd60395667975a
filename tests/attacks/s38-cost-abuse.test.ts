import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teammate } from '#features/people/server/people.fixture.ts'
import { wish } from '#features/planner/server/planner.fixture.ts'
import type { RateLimit } from '#platform/rate-limits.ts'
import { allEndpoints, nameOf } from '#tests/contract/all-endpoints.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

const CALLS = 200

let at: TestApp
let team: Person[]
beforeAll(async () => {
  at = await createTestApp()
  const owner = await at.person()
  team = [owner]
  for (let n = 0; n < 4; n++) team.push(await teammate(at, owner, { role: 'manager' }))
  at.deps.env.rateLimits = true
})
afterAll(() => at.close())

const costly: [string, () => Record<string, unknown> | undefined][] = [
  ['/api/campaigns/generate', () => ({ prompt: 'A spring offer', platforms: ['facebook'] })],
  ['/api/content-plans/generate', () => wish({ platforms: ['instagram'], brandId: null })],
  ['/api/generate-video', () => ({ prompt: 'Bread', style: 'vibrant', duration: 3, aspectRatio: '16:9' })],
  ['/api/help-chat', () => ({ message: 'Where do I start?', language: 'english' })],
  ['/api/populate-demo-data', () => undefined],
  ['/api/objects/upload', () => undefined],
]

const limitOf = (path: string, per: RateLimit['per']) => {
  const limits = allEndpoints.find((definition) => nameOf(definition) === `POST ${path}`)?.rateLimits ?? []
  return limits.find((limit) => limit.per === per)?.max ?? Number.POSITIVE_INFINITY
}

let addresses = 0
const freshAddress = () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`

/** How many of these calls were accepted, each from its own address. */
async function passed(
  person: Person,
  path: string,
  body: () => Record<string, unknown> | undefined,
  calls: number,
) {
  let count = 0
  for (let n = 0; n < calls; n++) {
    const extra = { remoteAddress: freshAddress(), headers: { 'idempotency-key': randomUUID() } }
    const { statusCode } = await person.post(path, body(), extra)
    if (statusCode !== 429) count++
  }
  return count
}

describe('S38: two hundred calls in a minute, each from another address', () => {
  test.each(costly)('POST %s: limits each person and the whole workspace', async (path, body) => {
    const ofPerson = limitOf(path, 'person')
    const ofWorkspace = limitOf(path, 'workspace')
    expect(ofPerson).toBeLessThan(CALLS)
    const [first, ...others] = team
    const counts = [await passed(first as Person, path, body, CALLS)]
    expect(counts[0]).toBe(ofPerson)
    for (const person of others) counts.push(await passed(person, path, body, ofPerson + 1))
    expect(counts.reduce((sum, count) => sum + count)).toBe(ofWorkspace)
  })
})

test.each([
  ['/api/campaigns/generate', { prompt: 'a'.repeat(1_000_000), platforms: ['facebook'] }],
  [
    '/api/generate-video',
    { prompt: 'a'.repeat(1_000_000), style: 'vibrant', duration: 3, aspectRatio: '16:9' },
  ],
  ['/api/help-chat', { message: 'a'.repeat(1_000_000), language: 'english' }],
  [
    '/api/content-plans/generate',
    wish({ platforms: ['instagram'], businessData: { topProducts: ['a'.repeat(1_000_000)] } }),
  ],
])('S38: POST %s refuses a prompt of a megabyte as bad input', async (path, body) => {
  const other = await at.person()
  expect((await other.post(path, body)).statusCode).toBe(400)
})
