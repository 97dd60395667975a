import { sql } from 'drizzle-orm'
import type { PosProduct } from '#connectors/pos/pos.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { products } from './sales.table.ts'
import { productRow } from './stored-rows.ts'
import type { Brought } from './synced-rows.ts'

const CHUNK = 500

/** What a product is; the rest is where it comes from. */
const details = ['name', 'sku', 'category', 'price', 'currency', 'stock_quantity', 'is_active'].map((name) =>
  sql.identifier(name),
)
const ofRow = (table: string) =>
  sql.join(
    details.map((name) => sql`${sql.identifier(table)}.${name}`),
    sql`, `,
  )

/** Products as their source tells them now; what has not changed is not touched. In the caller's transaction. */
export async function upsertProducts(
  db: Db,
  workspaceId: WorkspaceId,
  source: string,
  given: readonly PosProduct[],
  now: Date,
): Promise<Brought> {
  const brought: Brought = new Map(given.map(({ remoteId }) => [remoteId, 'unusable']))
  // Named twice on one page, the later one counts; a statement cannot change a row twice.
  const rows = [...new Map(given.flatMap((one) => productRow(one) ?? []).map((row) => [row.remoteId, row]))]
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK).map(([, row]) => row)
    for (const { remoteId } of chunk) brought.set(remoteId, 'same')
    const written = await db
      .insert(products)
      .values(chunk.map((row) => ({ ...row, workspaceId, source, createdAt: now, updatedAt: now })))
      .onConflictDoUpdate({
        target: [products.workspaceId, products.source, products.remoteId],
        set: {
          name: sql`excluded.name`,
          sku: sql`excluded.sku`,
          category: sql`excluded.category`,
          price: sql`excluded.price`,
          currency: sql`excluded.currency`,
          stockQuantity: sql`excluded.stock_quantity`,
          isActive: sql`excluded.is_active`,
          updatedAt: now,
        },
        setWhere: sql`(${ofRow('products')}) is distinct from (${ofRow('excluded')})`,
      })
      .returning({ remoteId: products.remoteId, isNew: sql<boolean>`xmax = 0` })
    for (const { remoteId, isNew } of written) brought.set(remoteId, isNew ? 'added' : 'changed')
  }
  return brought
}
