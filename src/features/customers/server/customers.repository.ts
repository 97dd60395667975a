import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  inArray,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import { isOfBrands } from '#core/brands/index.server.ts'
import { lockUntilCommit } from '#server/db/advisory-lock.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { ReachFilter } from '../consent.contract.ts'
import type { CustomerStatus } from '../customers.contract.ts'
import { matchesReach } from './consent/consent-reach.repository.ts'
import { customerDays, customers, customerTotals } from './customers.table.ts'

export type Position = [sortKey: string, id: string]
/** `brandIds`: customers of these brands and without a brand. */
export type Filters = {
  search?: string | undefined
  status?: CustomerStatus | undefined
  reach?: ReachFilter | undefined
  brandIds?: string[] | undefined
}
export type NewCustomer = Omit<
  typeof customers.$inferInsert,
  'workspaceId' | 'totalInvoiced' | 'emailConsent' | 'whatsappConsent'
>
export type CustomerChanges = Partial<Omit<NewCustomer, 'id' | 'createdAt'>>

/** The answer's columns, and the row's sort position. */
const {
  searchText: _search,
  phoneNumber: _number,
  workspaceId: _workspace,
  updatedAt: _updated,
  isDemo: _demo,
  emailConsent: _emailConsent,
  whatsappConsent: _whatsappConsent,
  ...own
} = getTableColumns(customers)
const columns = { ...own, createdAt: isoText(customers.createdAt) }

const given = {
  workspaceId: sql.placeholder('workspaceId'),
  sortKey: sql.placeholder('sortKey'),
  id: sql.placeholder('id'),
  limit: sql.placeholder('limit'),
}

const isIn = (workspaceId: WorkspaceId | Placeholder) => eq(customers.workspaceId, workspaceId)
const comesAfter = (sortKey: string | Placeholder, id: string | Placeholder) =>
  sql`(${customers.sortKey}, ${customers.id}) > (${sortKey}, ${id}::uuid)`

const byName = [asc(customers.sortKey), asc(customers.id)]

const inOrder = (db: Db, where: SQL | undefined, limit: number | Placeholder, order = byName) =>
  db
    .select(columns)
    .from(customers)
    .where(where)
    .orderBy(...order)
    .limit(limit)

const firstPage = (db: Db) => inOrder(db, isIn(given.workspaceId), given.limit).prepare('customers_first')
const nextPage = (db: Db) =>
  inOrder(db, and(isIn(given.workspaceId), comesAfter(given.sortKey, given.id)), given.limit).prepare(
    'customers_after',
  )

export const list = (db: Db, workspaceId: WorkspaceId, after: Position | null, limit: number) =>
  after
    ? prepared(db, 'customers_after', nextPage).execute({
        workspaceId,
        sortKey: after[0],
        id: after[1],
        limit,
      })
    : prepared(db, 'customers_first', firstPage).execute({ workspaceId, limit })

/** Reads each brand separately, because an index has the customers of one brand in order, but not of several. */
export function listOfBrands(
  db: Db,
  workspaceId: WorkspaceId,
  brandIds: string[],
  after: Position | null,
  limit: number,
) {
  // Without the brand in the order, the planner sorts all unassigned customers instead of reading the index.
  const inBrand = [asc(customers.brandId), ...byName]
  const those = (isOf: SQL) =>
    inOrder(db, and(isIn(workspaceId), isOf, after ? comesAfter(...after) : undefined), limit, inBrand)
  const [first, ...others] = brandIds.map((id) => those(eq(customers.brandId, id)))
  const ofNone = those(isNull(customers.brandId))
  if (!first) return ofNone
  return unionAll(ofNone, first, ...others)
    .orderBy(asc(sql`sort_key`), asc(sql`id`))
    .limit(limit)
}

/** Not prepared: the selectivity of the text decides which index is best. */
export const search = (
  db: Db,
  workspaceId: WorkspaceId,
  { search, status, reach, brandIds }: Filters,
  after: Position | null,
  limit: number,
) =>
  inOrder(
    db,
    and(
      isIn(workspaceId),
      search ? sql`${customers.searchText} like contains_pattern(${search})` : undefined,
      status ? eq(customers.status, status) : undefined,
      reach && matchesReach(reach),
      isOfBrands(customers.brandId, brandIds),
      after ? comesAfter(...after) : undefined,
    ),
    limit,
  )

const byId = (db: Db) =>
  db
    .select(columns)
    .from(customers)
    .where(and(isIn(given.workspaceId), eq(customers.id, given.id)))
    .prepare('customer_by_id')

export async function find(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await prepared(db, 'customer_by_id', byId).execute({ workspaceId, id })
  return row ?? null
}

const sumOf = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::bigint`

const totals = (db: Db, where: SQL | undefined) =>
  db
    .select({
      totalCustomers: sumOf(customerTotals.customers),
      totalInvoices: sumOf(customerTotals.invoices),
      totalRevenue: sumOf(customerTotals.revenue),
    })
    .from(customerTotals)
    .where(where)

const totalsOfAll = (db: Db) =>
  totals(db, eq(customerTotals.workspaceId, given.workspaceId)).prepare('customer_totals')

export async function summarize(db: Db, workspaceId: WorkspaceId, brandIds: string[] | undefined) {
  const rows = brandIds
    ? await totals(
        db,
        and(eq(customerTotals.workspaceId, workspaceId), isOfBrands(customerTotals.brandId, brandIds)),
      )
    : await prepared(db, 'customer_totals', totalsOfAll).execute({ workspaceId })
  return rows[0] ?? { totalCustomers: 0, totalInvoices: 0, totalRevenue: 0 }
}

export async function insert(db: Db, workspaceId: WorkspaceId, customer: NewCustomer) {
  const [row] = await db
    .insert(customers)
    .values({ ...customer, workspaceId })
    .returning(columns)
  if (!row) throw new Error('The customer was not written.')
  return row
}

export const insertMany = (db: Db, workspaceId: WorkspaceId, rows: NewCustomer[]) =>
  db.insert(customers).values(rows.map((row) => ({ ...row, workspaceId })))

export async function update(db: Db, workspaceId: WorkspaceId, id: string, changes: CustomerChanges) {
  const [row] = await db
    .update(customers)
    .set(changes)
    .where(and(isIn(workspaceId), eq(customers.id, id)))
    .returning(columns)
  return row ?? null
}

export async function remove(db: Db, workspaceId: WorkspaceId, id: string) {
  const [gone] = await db
    .delete(customers)
    .where(and(isIn(workspaceId), eq(customers.id, id)))
    .returning({ name: customers.name })
  return gone ?? null
}

/** They stay when the demo data is removed. */
export const unmarkDemo = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .update(customers)
    .set({ isDemo: false })
    .where(and(isIn(workspaceId), eq(customers.isDemo, true), inArray(customers.id, ids)))

/** Locked against changes until the transaction ends; others may still refer to it. */
export const lock = (db: Db, workspaceId: WorkspaceId, id: string) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .where(and(isIn(workspaceId), eq(customers.id, id)))
    .for('no key update')

export async function findByEmail(db: Db, workspaceId: WorkspaceId, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(isIn(workspaceId), eq(customers.email, email)))
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(1)
  return row?.id ?? null
}

/** Those of the addresses that a customer already has. */
export async function findEmails(db: Db, workspaceId: WorkspaceId, emails: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: sql<string>`${customers.email}` })
    .from(customers)
    .where(and(isIn(workspaceId), inArray(customers.email, emails)))
  return rows.map((row) => row.email)
}

/** Held until the transaction ends: two concurrent imports of one file must not both find an address unknown. */
export const lockImports = (db: Db, workspaceId: WorkspaceId) =>
  lockUntilCommit(db, `customers.import ${workspaceId}`)

/** New customers per day of the shop (inclusive); days without any are omitted. */
export const newCustomersByDay = (
  db: Db,
  workspaceId: WorkspaceId,
  { from, to }: { from: string; to: string },
) =>
  db
    .select({ day: customerDays.day, customers: sql`sum(${customerDays.customers})`.mapWith(Number) })
    .from(customerDays)
    .where(and(eq(customerDays.workspaceId, workspaceId), between(customerDays.day, from, to)))
    .groupBy(customerDays.day)
    .orderBy(customerDays.day)

/** The customer's name for a row of another feature, as a column of that feature's query. */
export function nameOf(workspaceId: AnyPgColumn, customerId: AnyPgColumn): SQL<string> {
  // Wrapped once more, because drizzle drops table names from the outer layer of a selected expression. With a join,
  // small tables would be scanned; this costs one lookup per row, however many customers there are.
  const name = sql`select ${customers.name} from ${customers} where ${customers.workspaceId} = ${workspaceId} and ${customers.id} = ${customerId}`
  return sql<string>`(${name})`
}

/** Whether the customer of another feature's row has one of these brands or none. */
export function isCustomerOfBrands(
  workspaceId: AnyPgColumn,
  customerId: AnyPgColumn,
  brandIds: string[],
): SQL {
  const isOf = isOfBrands(customers.brandId, brandIds)
  return sql`exists (select from ${customers} where ${customers.workspaceId} = ${workspaceId} and ${customers.id} = ${customerId} and ${isOf})`
}
