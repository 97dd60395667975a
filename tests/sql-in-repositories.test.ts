import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Files that may contain queries. `src/server` is not searched: it provides the query tools. */
const mayQuery = /\.(repository|table|demo|test|fixture)\.ts$/

const fromLibrary = /^import (?<names>[^'"]+) from 'drizzle-orm[^']*'/gm
const startsQuery =
  /\b(?:db|tx)\s*\.(?:select|selectDistinct|selectDistinctOn|insert|update|delete|execute|with|\$count)\(/

/** Types of the library may be imported anywhere; its operators are only needed for queries. */
const isOnlyTypes = (names: string) =>
  names.startsWith('type ') || names.split(',').every((name) => /^[\s{]*type |^[\s}]*$/.test(name))

const hasQuery = (code: string) =>
  startsQuery.test(code) ||
  [...code.matchAll(fromLibrary)].some(({ groups }) => !isOnlyTypes(groups?.names ?? ''))

test('queries are written in repositories', async () => {
  const found: string[] = []
  let read = 0
  for await (const path of glob('src/{app,core,features,connectors,media,writer}/**/*.ts')) {
    if (mayQuery.test(path)) continue
    const code = await readFile(path, 'utf8')
    read += 1
    if (hasQuery(code)) found.push(path)
  }
  expect(read).toBeGreaterThan(500)
  expect(found).toEqual([])
})

test.each([
  ["import { eq } from 'drizzle-orm'", true],
  ["import { type SQL, sql } from 'drizzle-orm'", true],
  ["import { drizzle } from 'drizzle-orm/node-postgres'", true],
  ["import type { AnyPgColumn } from 'drizzle-orm/pg-core'", false],
  ["import { type AnyPgColumn, type SQL } from 'drizzle-orm/pg-core'", false],
  ['await db.select().from(goals)', true],
  ['const rows = await deps.db\n    .update(goals)', true],
  ['await tx.insert(goals)', true],
  ['await repository.update(db, id)', false],
  ['await db.transaction(async (db) => work(db))', false],
])('%j is a query: %s', (code, isQuery) => {
  expect(hasQuery(code)).toBe(isQuery)
})
