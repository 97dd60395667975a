import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test('no index has an order that "newest first" cannot use', async () => {
  // A query's desc() puts nulls first and an index's desc() last: every page would sort the whole list.
  const { rows } = await at.query(
    "select indexname from pg_indexes where schemaname = 'public' and indexdef like '%DESC NULLS LAST%'",
  )
  expect(rows.map(({ indexname }) => indexname)).toEqual([])
})
