import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { customerName, isCustomerOfBrands } from '#features/customers/index.server.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import type { InvoiceStatus } from '../invoices.contract.ts'
import { invoices } from './invoices.table.ts'

export type Position = [createdAt: string, id: string]
/**
 * `today` is the workspace's day, which separates pending from overdue. `brandIds`: invoices of customers with these
 * brands or none.
 */
export type Filters = {
  customerId?: string | undefined
  status?: InvoiceStatus | undefined
  brandIds?: string[] | undefined
  today: string
}
type Stored = typeof invoices.$inferSelect
export type InvoiceRow = Omit<Stored, 'workspaceId' | 'overdueNotifiedAt' | 'isDemo' | 'createdAt'> & {
  customerName: string
  createdAt: string
}
export type NewInvoiceRow = Omit<typeof invoices.$inferInsert, 'id' | 'workspaceId'>
export type RowChanges = Partial<Omit<NewInvoiceRow, 'customerId' | 'createdAt'>>

const {
  workspaceId: _workspace,
  overdueNotifiedAt: _notified,
  isDemo: _demo,
  ...own
} = getTableColumns(invoices)

const columns = {
  ...own,
  createdAt: isoText(invoices.createdAt),
  customerName: customerName(invoices.workspaceId, invoices.customerId),
}

const given = {
  workspaceId: sql.placeholder('workspaceId'),
  customerId: sql.placeholder('customerId'),
  createdAt: sql.placeholder('createdAt'),
  id: sql.placeholder('id'),
  limit: sql.placeholder('limit'),
}

const isIn = (workspaceId: WorkspaceId | Placeholder) => eq(invoices.workspaceId, workspaceId)
const isOf = (customerId: string | Placeholder) => eq(invoices.customerId, customerId)
const comesAfter = (createdAt: string | Placeholder, id: string | Placeholder) =>
  sql`(${invoices.createdAt}, ${invoices.id}) < (${createdAt}::timestamptz, ${id}::uuid)`

const newestFirst = (db: Db, where: SQL | undefined, limit: number | Placeholder) =>
  db
    .select(columns)
    .from(invoices)
    .where(where)
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(limit)

/** One prepared statement for each of: all or one customer's, first page or a later one. */
export function list(
  db: Db,
  workspaceId: WorkspaceId,
  customerId: string | undefined,
  after: Position | null,
  limit: number,
): Promise<InvoiceRow[]> {
  const name = `invoices${customerId ? '_of_customer' : ''}${after ? '_after' : '_first'}`
  const statement = prepared(db, name, (db) =>
    newestFirst(
      db,
      and(
        isIn(given.workspaceId),
        customerId ? isOf(given.customerId) : undefined,
        after ? comesAfter(given.createdAt, given.id) : undefined,
      ),
      given.limit,
    ).prepare(name),
  )
  return statement.execute({ workspaceId, customerId, createdAt: after?.[0], id: after?.[1], limit })
}

/** The stored status combined with the day, exactly as `statusOn` reads them: one condition per way to have it. */
function waysToHave(status: InvoiceStatus | undefined, today: string): (SQL | undefined)[] {
  if (!status) return [undefined]
  const isStored = eq(invoices.status, status)
  const isPending = eq(invoices.status, 'pending')
  if (status === 'overdue') return [isStored, and(isPending, lt(invoices.dueDate, today))]
  if (status === 'pending')
    return [and(isPending, or(isNull(invoices.dueDate), gte(invoices.dueDate, today)))]
  return [isStored]
}

/** Reads each condition separately, because each has its own index; an "or" would scan all invoices. */
export function filter(
  db: Db,
  workspaceId: WorkspaceId,
  { customerId, status, brandIds, today }: Filters,
  after: Position | null,
  limit: number,
): Promise<InvoiceRow[]> {
  const those = (has: SQL | undefined) =>
    newestFirst(
      db,
      and(
        isIn(workspaceId),
        customerId ? isOf(customerId) : undefined,
        brandIds ? isCustomerOfBrands(invoices.workspaceId, invoices.customerId, brandIds) : undefined,
        has,
        after ? comesAfter(...after) : undefined,
      ),
      limit,
    )
  const [first, second] = waysToHave(status, today).map(those)
  if (!first) throw new Error('Every status can be had in some way.')
  if (!second) return first
  return unionAll(first, second).orderBy(desc(sql`created_at`), desc(sql`id`)).limit(limit)
}

const byId = (db: Db) =>
  db
    .select(columns)
    .from(invoices)
    .where(and(isIn(given.workspaceId), eq(invoices.id, given.id)))
    .prepare('invoice_by_id')

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<InvoiceRow | null> {
  const [row] = await prepared(db, 'invoice_by_id', byId).execute({ workspaceId, id })
  return row ?? null
}

/** Locked against changes until the transaction ends; deleting its customer may still read it. */
export async function lock(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(isIn(workspaceId), eq(invoices.id, id)))
    .for('no key update')
  return row ?? null
}

export async function insert(db: Db, workspaceId: WorkspaceId, invoice: NewInvoiceRow): Promise<string> {
  const [row] = await db
    .insert(invoices)
    .values({ ...invoice, workspaceId })
    .returning({ id: invoices.id })
  if (!row) throw new Error('The invoice was not written.')
  return row.id
}

export async function update(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: RowChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db
    .update(invoices)
    .set(changes)
    .where(and(isIn(workspaceId), eq(invoices.id, id)))
}

/** The deleted row, or null. */
export async function remove(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .delete(invoices)
    .where(and(isIn(workspaceId), eq(invoices.id, id)))
    .returning()
  return row ?? null
}

export type DueWorkspace = { workspaceId: WorkspaceId; timeZone: string }

/** Demo invoices are not notified. */
const isUnannounced = and(
  eq(invoices.status, 'pending'),
  isNull(invoices.overdueNotifiedAt),
  eq(invoices.isDemo, false),
)

/** The one query across workspaces: where to look. Each workspace's own day decides what is late. */
export const listWorkspacesDueBefore = (db: Db, day: string): Promise<DueWorkspace[]> =>
  db
    .selectDistinct({ workspaceId: workspaces.id, timeZone: workspaces.timeZone })
    .from(invoices)
    .innerJoin(workspaces, eq(workspaces.id, invoices.workspaceId))
    .where(and(isUnannounced, lt(invoices.dueDate, day)))

/** Locked until the transaction ends; rows locked by another worker are skipped. */
export const takeUnannounced = (db: Db, workspaceId: WorkspaceId, today: string, limit: number) =>
  db
    .select({
      id: invoices.id,
      number: invoices.invoiceNumber,
      customer: columns.customerName,
      due: sql<string>`${invoices.dueDate}`,
    })
    .from(invoices)
    .where(and(isIn(workspaceId), isUnannounced, lt(invoices.dueDate, today)))
    .orderBy(invoices.dueDate, invoices.id)
    .limit(limit)
    .for('update', { skipLocked: true })

export async function markAnnounced(
  db: Db,
  workspaceId: WorkspaceId,
  ids: string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(invoices)
    .set({ overdueNotifiedAt: now })
    .where(and(isIn(workspaceId), inArray(invoices.id, ids)))
}

/** The name on the invoices. */
export async function findSeller(db: Db, workspaceId: WorkspaceId): Promise<string> {
  const [row] = await db
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return row?.name ?? ''
}

/** Whether an invoice, except demo data, has an amount that is not a multiple of this unit. */
export async function hasAmountsBelow(db: Db, workspaceId: WorkspaceId, unit: number): Promise<boolean> {
  const found = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.workspaceId, workspaceId),
        eq(invoices.isDemo, false),
        ne(sql`${invoices.amount} % ${unit}`, 0),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Multiplies all amounts by this power of ten. */
export const shiftAmounts = (db: Db, workspaceId: WorkspaceId, powers: number) =>
  db
    .update(invoices)
    .set({ amount: sql`round(${invoices.amount} * power(10::numeric, ${powers}))` })
    .where(eq(invoices.workspaceId, workspaceId))

/** Whether there are invoices besides demo data. */
export async function hasInvoices(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const found = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.workspaceId, workspaceId), eq(invoices.isDemo, false)))
    .limit(1)
  return found.length > 0
}
