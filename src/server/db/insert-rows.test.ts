import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#features/sales/server/sales.table.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { insertRows } from './insert-rows.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test('values arrive as the columns read them, defaults stay, and only new rows are answered', async () => {
  const workspaceId = await workspaceOf(at, await at.person())
  const createdAt = new Date('2026-01-02T03:04:05.678Z')
  const row = (remoteId: string, stockQuantity: number | null) => ({
    ...{ workspaceId, source: 'demo', remoteId, name: `"${remoteId}", 'ñ' \\ {x}`, price: 1999 },
    ...{ currency: 'USD', stockQuantity, isDemo: true, createdAt },
  })
  const insert = (...rows: ReturnType<typeof row>[]) =>
    insertRows(at.deps.db, products, rows, products.remoteId)
  expect(await insert()).toEqual(new Set())
  expect(await insert(row('one', 3))).toEqual(new Set(['one']))
  expect(await insert(row('one', 9), row('two', null))).toEqual(new Set(['two']))
  const stored = await at.deps.db.select().from(products)
  expect(stored.toSorted((a, b) => a.remoteId.localeCompare(b.remoteId))).toMatchObject([
    { ...row('one', 3), id: expect.any(String), updatedAt: expect.any(Date) },
    { ...row('two', null), id: expect.any(String), updatedAt: expect.any(Date) },
  ])
})
