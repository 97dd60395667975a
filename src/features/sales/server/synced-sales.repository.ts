import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { products, salesItems, salesTransactions } from './sales.table.ts'
import type { ItemRow, ProductRow, SaleRow } from './stored-rows.ts'

const CHUNK = 500

/** The workspace and source of the rows, and the time of the sync. */
export type Place = { workspaceId: WorkspaceId; source: string; now: Date }

/** The columns that a source fills. */
const productDetails = ['name', 'sku', 'category', 'price', 'currency', 'stock_quantity', 'is_active']
const saleDetails = [
  'customer_name',
  'customer_email',
  'buyer',
  'payment_method',
  'transaction_date',
  'total_amount',
  'refunded_amount',
  'currency',
  'status',
]

/** For an upsert: skips rows whose columns already have these values. */
function isDifferent(table: string, columns: readonly string[]): SQL {
  const rowOf = (name: string) =>
    sql.join(
      columns.map((column) => sql`${sql.identifier(name)}.${sql.identifier(column)}`),
      sql`, `,
    )
  return sql`(${rowOf(table)}) is distinct from (${rowOf('excluded')})`
}

/** Upserts products; returns those that were written. */
export const writeProducts = (db: Db, { workspaceId, source, now }: Place, rows: ProductRow[]) =>
  db
    .insert(products)
    .values(rows.map((row) => ({ ...row, workspaceId, source, createdAt: now, updatedAt: now })))
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
      setWhere: isDifferent('products', productDetails),
    })
    .returning({ remoteId: products.remoteId, isNew: sql<boolean>`xmax = 0` })

/** Upserts sales; returns those that were written. */
export const writeSales = (db: Db, { workspaceId, source, now }: Place, rows: SaleRow[]) =>
  db
    .insert(salesTransactions)
    .values(rows.map((row) => ({ ...row, workspaceId, source, createdAt: now, updatedAt: now })))
    .onConflictDoUpdate({
      target: [salesTransactions.workspaceId, salesTransactions.source, salesTransactions.remoteId],
      set: {
        customerName: sql`excluded.customer_name`,
        customerEmail: sql`excluded.customer_email`,
        buyer: sql`excluded.buyer`,
        paymentMethod: sql`excluded.payment_method`,
        transactionDate: sql`excluded.transaction_date`,
        totalAmount: sql`excluded.total_amount`,
        refundedAmount: sql`excluded.refunded_amount`,
        currency: sql`excluded.currency`,
        status: sql`excluded.status`,
        updatedAt: now,
      },
      setWhere: isDifferent('sales_transactions', saleDetails),
    })
    .returning({ remoteId: salesTransactions.remoteId, isNew: sql<boolean>`xmax = 0` })

/** By the source's ids. */
export async function findIds(
  db: Db,
  { workspaceId, source }: Place,
  remoteIds: string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ remoteId: salesTransactions.remoteId, id: salesTransactions.id })
    .from(salesTransactions)
    .where(
      and(
        eq(salesTransactions.workspaceId, workspaceId),
        eq(salesTransactions.source, source),
        inArray(salesTransactions.remoteId, remoteIds),
      ),
    )
  return new Map(rows.map(({ remoteId, id }) => [remoteId, id]))
}

/** By sale and position. */
export const readItems = (db: Db, saleIds: string[]) =>
  db
    .select()
    .from(salesItems)
    .where(inArray(salesItems.transactionId, saleIds))
    .orderBy(asc(salesItems.transactionId), asc(salesItems.position))

export async function replaceItems(
  db: Db,
  workspaceId: WorkspaceId,
  changed: { id: string; items: ItemRow[] }[],
): Promise<void> {
  if (changed.length === 0) return
  await db.delete(salesItems).where(
    inArray(
      salesItems.transactionId,
      changed.map(({ id }) => id),
    ),
  )
  const rows = changed.flatMap(({ id, items }) =>
    items.map((item, position) => ({ ...item, workspaceId, transactionId: id, position })),
  )
  for (let at = 0; at < rows.length; at += CHUNK)
    await db.insert(salesItems).values(rows.slice(at, at + CHUNK))
}
