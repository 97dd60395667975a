import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { listProducts, listTransactions } from '../sales.contract.ts'
import { removeSource } from './remove-source.job.ts'
import * as repository from './sales.repository.ts'

export { bringProducts } from './bring-products.ts'
export { bringSales } from './bring-sales.ts'
export { type Brought, countOf } from './brought.ts'

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

/** What somebody with this address has bought, newest first. */
export const salesOfBuyer = repository.listOfEmail

/** Told to whoever looks at products or sales, or at figures that follow them. */
export const announceSales = (db: Db, to: Pick<Actor, 'workspaceId' | 'clientId'>): Promise<void> =>
  announce(db, to, listProducts.path, listTransactions.path)

/** Takes away what one source has brought, little by little. In the caller's transaction. */
export const forgetSource = (
  { queue }: Pick<Deps, 'queue'>,
  db: Db,
  workspaceId: WorkspaceId,
  source: string,
) => queue.enqueue(db, removeSource, { workspaceId, source })
