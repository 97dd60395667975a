import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import * as repository from './contact.repository.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const write = (name: string, createdAt: string) =>
  repository.insert(at.deps.db, {
    topic: 'support',
    name,
    email: 'luz@example.com',
    message: 'A message of some length',
    locale: 'en',
    createdAt: new Date(createdAt),
  })

test('lists the newest first, up to a limit, and deletes', async () => {
  const { db } = at.deps
  const names = async (limit: number) => (await repository.listNewest(db, limit)).map(({ name }) => name)
  await write('second', '2026-03-02T00:00:00Z')
  const first = await write('first', '2026-03-01T00:00:00Z')
  await write('third', '2026-03-03T00:00:00Z')
  expect(await names(2)).toEqual(['third', 'second'])
  expect(await repository.count(db)).toBe(3)
  expect(await repository.remove(db, [first, randomUUID()])).toBe(1)
  expect(await names(Number.MAX_SAFE_INTEGER)).toEqual(['third', 'second'])
})
