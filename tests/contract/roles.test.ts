import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Access, Definition } from '#platform/endpoint.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { allEndpoints, nameOf } from './all-endpoints.ts'
import { requestFor } from './call-endpoint.ts'
import { databaseState } from './database-state.ts'
import { rolesTable } from './roles-table.ts'
import { samples } from './samples.ts'

let at: TestApp
let owner: Person
let manager: Person
let member: Person
beforeAll(async () => {
  at = await createTestApp()
  owner = await at.person()
  manager = await teammate(at, owner, { role: 'manager' })
  member = await teammate(at, owner)
})
afterAll(() => at.close())

test('docs/roles.md says of every endpoint who may call it', async () => {
  // Add a new endpoint with: npm run test:unit -- tests/contract/roles.test.ts -u
  await expect(rolesTable(allEndpoints)).toMatchFileSnapshot('../../docs/roles.md')
})

const withAccess = (...wanted: Access[]) =>
  allEndpoints
    .filter(({ access }) => wanted.includes(access))
    .map((definition) => [nameOf(definition), definition] as const)

async function expectRefusal(person: Person, name: string, definition: Definition): Promise<void> {
  const request = requestFor(definition, (await samples[name]?.(owner, at)) ?? {})
  const before = await databaseState(at)
  const answer = await person.call(request)
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
  expect(await databaseState(at)).toEqual(before)
}

describe('a member', () => {
  test.each(withAccess('manager', 'owner'))('is refused %s, which changes nothing', (name, definition) =>
    expectRefusal(member, name, definition),
  )
})

describe('a manager', () => {
  test.each(withAccess('owner'))('is refused %s, which changes nothing', (name, definition) =>
    expectRefusal(manager, name, definition),
  )
})
