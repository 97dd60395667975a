import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import { lockUntilCommit } from '#server/db/advisory-lock.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { productDays, products, salesHours, salesTransactions } from './sales.table.ts'

export type Position = [instant: string, id: string]

const given = {
  workspaceId: sql.placeholder('workspaceId'),
  at: sql.placeholder('at'),
  id: sql.placeholder('id'),
  limit: sql.placeholder('limit'),
}

const productColumns = {
  id: products.id,
  name: products.name,
  sku: products.sku,
  category: products.category,
  price: products.price,
  currency: products.currency,
  stockQuantity: products.stockQuantity,
  // Only the cursor uses it, so it stays in the database's format.
  createdAt: sql<string>`${products.createdAt}`,
}

const productsInOrder = (db: Db, isAfter: Placeholder[] = []) =>
  db
    .select(productColumns)
    .from(products)
    .where(
      and(
        eq(products.workspaceId, given.workspaceId),
        isAfter.length > 0
          ? sql`(${products.createdAt}, ${products.id}) < (${given.at}::timestamptz, ${given.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(given.limit)

const firstProducts = (db: Db) => productsInOrder(db).prepare('products_first')
const nextProducts = (db: Db) => productsInOrder(db, [given.at, given.id]).prepare('products_after')

export const listProducts = (db: Db, workspaceId: WorkspaceId, after: Position | null, limit: number) =>
  after
    ? prepared(db, 'products_after', nextProducts).execute({ workspaceId, at: after[0], id: after[1], limit })
    : prepared(db, 'products_first', firstProducts).execute({ workspaceId, limit })

const transactionColumns = {
  id: salesTransactions.id,
  customerName: salesTransactions.customerName,
  paymentMethod: salesTransactions.paymentMethod,
  transactionDate: isoText(salesTransactions.transactionDate),
  totalAmount: salesTransactions.totalAmount,
  refundedAmount: salesTransactions.refundedAmount,
  currency: salesTransactions.currency,
  status: salesTransactions.status,
}

const transactionsInOrder = (db: Db, isAfter: Placeholder[] = []) =>
  db
    .select(transactionColumns)
    .from(salesTransactions)
    .where(
      and(
        eq(salesTransactions.workspaceId, given.workspaceId),
        isAfter.length > 0
          ? sql`(${salesTransactions.transactionDate}, ${salesTransactions.id}) < (${given.at}::timestamptz, ${given.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(salesTransactions.transactionDate), desc(salesTransactions.id))
    .limit(given.limit)

const firstTransactions = (db: Db) => transactionsInOrder(db).prepare('transactions_first')
const nextTransactions = (db: Db) =>
  transactionsInOrder(db, [given.at, given.id]).prepare('transactions_after')

export const listTransactions = (db: Db, workspaceId: WorkspaceId, after: Position | null, limit: number) =>
  after
    ? prepared(db, 'transactions_after', nextTransactions).execute({
        workspaceId,
        at: after[0],
        id: after[1],
        limit,
      })
    : prepared(db, 'transactions_first', firstTransactions).execute({ workspaceId, limit })

export const listOfEmail = (
  db: Db,
  workspaceId: WorkspaceId,
  email: string,
  after: Position | null,
  limit: number,
) =>
  db
    .select(transactionColumns)
    .from(salesTransactions)
    .where(
      and(
        eq(salesTransactions.workspaceId, workspaceId),
        eq(salesTransactions.customerEmail, email),
        after
          ? sql`(${salesTransactions.transactionDate}, ${salesTransactions.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(salesTransactions.transactionDate), desc(salesTransactions.id))
    .limit(limit)

/** Products with prices, newest first. */
export const listOffered = (db: Db, workspaceId: WorkspaceId, limit: number) =>
  db
    .select({ name: products.name, price: products.price, currency: products.currency })
    .from(products)
    .where(and(eq(products.workspaceId, workspaceId), eq(products.isActive, true)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(limit)

/**
 * Held until the transaction ends. Each statement that writes sales changes several roll-up rows; two concurrent
 * writers of one shop could deadlock.
 */
export const lock = (db: Db, workspaceId: WorkspaceId) => lockUntilCommit(db, `sales ${workspaceId}`)

const someOf = (
  table: typeof products | typeof salesTransactions,
  workspaceId: WorkspaceId,
  source: string,
) => and(eq(table.workspaceId, workspaceId), eq(table.source, source))

/** Deletes some sales of one source; answers how many. */
export async function removeSales(
  db: Db,
  workspaceId: WorkspaceId,
  source: string,
  limit: number,
): Promise<number> {
  const some = db
    .select({ id: salesTransactions.id })
    .from(salesTransactions)
    .where(someOf(salesTransactions, workspaceId, source))
    .limit(limit)
  const { rowCount } = await db.delete(salesTransactions).where(sql`${salesTransactions.id} in ${some}`)
  return rowCount ?? 0
}

export const removeProducts = (db: Db, workspaceId: WorkspaceId, source: string) =>
  db.delete(products).where(someOf(products, workspaceId, source))

/** Deletes empty roll-ups. */
export async function sweepEmpty(db: Db, workspaceId: WorkspaceId): Promise<void> {
  await db
    .delete(salesHours)
    .where(
      and(
        eq(salesHours.workspaceId, workspaceId),
        eq(salesHours.sales, 0),
        eq(salesHours.gross, 0),
        eq(salesHours.refunded, 0),
      ),
    )
  await db
    .delete(productDays)
    .where(
      and(eq(productDays.workspaceId, workspaceId), eq(productDays.quantity, 0), eq(productDays.amount, 0)),
    )
}
