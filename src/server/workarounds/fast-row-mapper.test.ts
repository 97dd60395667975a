import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isoText } from '#server/db/columns.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { workspaces } from '../tenancy/workspaces.table.ts'
import { withFastRowMapper } from './fast-row-mapper.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const kinds = {
  id: workspaces.id,
  createdAt: workspaces.createdAt,
  asText: isoText(workspaces.createdAt),
  aliased: sql<number>`7`.mapWith((text) => Number(text) * 2).as('aliased'),
  salesTarget: workspaces.salesTarget,
  industry: workspaces.industry,
}

test('rows equal those of drizzle: columns, instants, expressions, aliases and nulls', async () => {
  const id = await workspaceOf(at, await at.person())
  const query = () => at.deps.db.select(kinds).from(workspaces).where(eq(workspaces.id, id))
  const [expected] = await query()
  expect(await withFastRowMapper(query().prepare('flat_rows')).execute()).toEqual([expected])
  expect(expected).toMatchObject({ id, createdAt: expect.any(Date), aliased: 14, industry: null })
})

test('leaves rows with nested objects to drizzle', async () => {
  const id = await workspaceOf(at, await at.person())
  const query = () =>
    at.deps.db
      .select({ id: workspaces.id, place: { timeZone: workspaces.timeZone, country: workspaces.country } })
      .from(workspaces)
      .where(eq(workspaces.id, id))
      .orderBy(asc(workspaces.id))
  expect(await withFastRowMapper(query().prepare('rows_inside')).execute()).toEqual(await query())
})
