import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './sales.repository.ts'

export { countOf, type SyncOutcomes } from './synced-rows.ts'
export { upsertProducts } from './upsert-products.ts'
export { upsertSales } from './upsert-sales.ts'

type PageQuery = { limit: number; cursor?: string | undefined }

export async function products(db: Db, actor: Pick<Actor, 'workspaceId'>, { limit, cursor }: PageQuery) {
  const after = cursor ? decodeInstantCursor(cursor) : null
  const rows = await repository.listProducts(db, actor.workspaceId, after, limit + 1)
  return toPage(rows, limit, (row) => [row.createdAt, row.id])
}

export async function transactions(db: Db, actor: Pick<Actor, 'workspaceId'>, { limit, cursor }: PageQuery) {
  const after = cursor ? decodeInstantCursor(cursor) : null
  const rows = await repository.listTransactions(db, actor.workspaceId, after, limit + 1)
  return toPage(rows, limit, (row) => [row.transactionDate, row.id])
}

/** Purchases by email address, newest first. */
export const salesOfBuyer = repository.listOfEmail

/** Announces to screens with products, sales or figures derived from them. */
export const announceSales = (db: Db, to: Pick<Actor, 'workspaceId' | 'clientId'>): Promise<void> =>
  announce(db, to, 'sales')

const REMOVED_AT_ONCE = 2000

/** Deletes some data of one source; answers whether there may be more. In the caller's transaction. */
export async function removeSome(db: Db, workspaceId: WorkspaceId, source: string): Promise<boolean> {
  await repository.lock(db, workspaceId)
  const count = await repository.removeSales(db, workspaceId, source, REMOVED_AT_ONCE)
  const isMore = count === REMOVED_AT_ONCE
  if (!isMore) {
    await repository.removeProducts(db, workspaceId, source)
    await repository.sweepEmpty(db, workspaceId)
  }
  await announceSales(db, { workspaceId, clientId: undefined })
  return isMore
}
