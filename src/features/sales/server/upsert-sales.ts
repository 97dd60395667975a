import { asc, inArray, sql } from 'drizzle-orm'
import type { PosSale } from '#connectors/pos/pos.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './sales.repository.ts'
import { salesItems, salesTransactions } from './sales.table.ts'
import { type ItemRow, saleRow } from './stored-rows.ts'
import type { Brought } from './synced-rows.ts'

const CHUNK = 500

type Wanted = NonNullable<ReturnType<typeof saleRow>>
/** Whose sales, where they come from, and when. */
type Place = { workspaceId: WorkspaceId; source: string; now: Date }

/** What a sale is; the rest is where it comes from. */
const details = [
  'customer_name',
  'customer_email',
  'buyer',
  'payment_method',
  'transaction_date',
  'total_amount',
  'refunded_amount',
  'currency',
  'status',
].map((name) => sql.identifier(name))
const ofRow = (table: string) =>
  sql.join(
    details.map((name) => sql`${sql.identifier(table)}.${name}`),
    sql`, `,
  )

/** Sales as their source tells them now, each with its items; what has not changed is not touched. In the caller's transaction. */
export async function upsertSales(
  db: Db,
  workspaceId: WorkspaceId,
  source: string,
  given: readonly PosSale[],
  now: Date,
): Promise<Brought> {
  const brought: Brought = new Map(given.map(({ remoteId }) => [remoteId, 'unusable']))
  // Named twice on one page, the later one counts; a statement cannot change a row twice.
  const wanted = new Map(
    given.flatMap((sale) => saleRow(source, sale) ?? []).map((each) => [each.row.remoteId, each]),
  )
  if (wanted.size === 0) return brought
  await repository.lock(db, workspaceId)
  const all = [...wanted.values()]
  for (let at = 0; at < all.length; at += CHUNK)
    await bringChunk(db, { workspaceId, source, now }, all.slice(at, at + CHUNK), brought)
  return brought
}

async function bringChunk(db: Db, place: Place, chunk: Wanted[], brought: Brought): Promise<void> {
  for (const { row } of chunk) brought.set(row.remoteId, 'same')
  const written = await writeSales(db, place, chunk)
  for (const { remoteId, isNew } of written) brought.set(remoteId, isNew ? 'added' : 'changed')

  const ids = await findIds(
    db,
    place,
    chunk.map(({ row }) => row.remoteId),
  )
  const isNew = new Set(written.filter((each) => each.isNew).map(({ remoteId }) => remoteId))
  const known = await itemsOf(
    db,
    [...ids].flatMap(([remoteId, id]) => (isNew.has(remoteId) ? [] : id)),
  )
  const stale = chunk.flatMap(({ row, items }) => {
    const id = ids.get(row.remoteId)
    if (id === undefined || JSON.stringify(items.map(parts)) === JSON.stringify(known.get(id) ?? []))
      return []
    return { id, remoteId: row.remoteId, items }
  })
  await replaceItems(db, place.workspaceId, stale)
  for (const { remoteId } of stale) if (brought.get(remoteId) === 'same') brought.set(remoteId, 'changed')
}

const writeSales = (db: Db, { workspaceId, source, now }: Place, chunk: Wanted[]) =>
  db
    .insert(salesTransactions)
    .values(chunk.map(({ row }) => ({ ...row, workspaceId, source, createdAt: now, updatedAt: now })))
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
      setWhere: sql`(${ofRow('sales_transactions')}) is distinct from (${ofRow('excluded')})`,
    })
    .returning({ remoteId: salesTransactions.remoteId, isNew: sql<boolean>`xmax = 0` })

async function findIds(
  db: Db,
  { workspaceId, source }: Place,
  remoteIds: string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ remoteId: salesTransactions.remoteId, id: salesTransactions.id })
    .from(salesTransactions)
    .where(
      sql`${salesTransactions.workspaceId} = ${workspaceId} and ${salesTransactions.source} = ${source}
        and ${inArray(salesTransactions.remoteId, remoteIds)}`,
    )
  return new Map(rows.map(({ remoteId, id }) => [remoteId, id]))
}

const parts = ({ name, quantity, amount }: ItemRow) => [name, quantity, amount]

async function itemsOf(db: Db, ids: string[]): Promise<Map<string, unknown[]>> {
  const rows = await db
    .select()
    .from(salesItems)
    .where(inArray(salesItems.transactionId, ids))
    .orderBy(asc(salesItems.transactionId), asc(salesItems.position))
  const found = new Map<string, unknown[]>()
  for (const row of rows) found.set(row.transactionId, [...(found.get(row.transactionId) ?? []), parts(row)])
  return found
}

async function replaceItems(
  db: Db,
  workspaceId: WorkspaceId,
  stale: { id: string; items: ItemRow[] }[],
): Promise<void> {
  if (stale.length === 0) return
  await db.delete(salesItems).where(
    inArray(
      salesItems.transactionId,
      stale.map(({ id }) => id),
    ),
  )
  const rows = stale.flatMap(({ id, items }) =>
    items.map((item, position) => ({ ...item, workspaceId, transactionId: id, position })),
  )
  for (let at = 0; at < rows.length; at += CHUNK)
    await db.insert(salesItems).values(rows.slice(at, at + CHUNK))
}
