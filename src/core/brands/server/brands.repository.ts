import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/database.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import type { BrandChanges, NewBrand } from '../brands.contract.ts'
import { brands } from './brands.table.ts'

const isIn = (workspaceId: WorkspaceId) => eq(brands.workspaceId, workspaceId)
const isThe = (workspaceId: WorkspaceId, id: string) => and(isIn(workspaceId), eq(brands.id, id))
const isInUse = isNull(brands.archivedAt)

export const list = (db: Db, workspaceId: WorkspaceId, { archived }: { archived: boolean }) =>
  db
    .select()
    .from(brands)
    .where(and(isIn(workspaceId), archived ? isNotNull(brands.archivedAt) : isInUse))
    .orderBy(asc(brands.createdAt), asc(brands.id))
    .limit(200)

export async function find(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select().from(brands).where(isThe(workspaceId, id))
  return row ?? null
}

/** The oldest active brand. */
export async function findFirst(db: Db, workspaceId: WorkspaceId) {
  const [row] = await db
    .select()
    .from(brands)
    .where(and(isIn(workspaceId), isInUse))
    .orderBy(asc(brands.createdAt), asc(brands.id))
    .limit(1)
  return row ?? null
}

/** Empty until set. */
export async function findBusinessName(db: Db, workspaceId: WorkspaceId): Promise<string> {
  const [row] = await db
    .select({ name: workspaces.name, isNamedAfterOwner: workspaces.isNamedAfterOwner })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return !row || row.isNamedAfterOwner ? '' : row.name
}

/** Whether another brand is active. */
export async function hasOthers(db: Db, workspaceId: WorkspaceId, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(and(isIn(workspaceId), isInUse, ne(brands.id, id)))
    .limit(1)
  return rows.length > 0
}

export const renameFollowing = (db: Db, workspaceId: WorkspaceId, name: string) =>
  db
    .update(brands)
    .set({ name })
    .where(and(isIn(workspaceId), eq(brands.followsBusiness, true)))

/** Locked until the transaction ends. */
export async function lock(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select().from(brands).where(isThe(workspaceId, id)).for('no key update')
  return row ?? null
}

/** Locks all active brands in one order: of two concurrent archive calls the second sees the result of the first. */
export async function lockInUse(db: Db, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(and(isIn(workspaceId), isInUse))
    .orderBy(asc(brands.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** This brand, if it exists, and every archived one. */
export async function listWithArchived(db: Db, workspaceId: WorkspaceId, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(and(isIn(workspaceId), or(eq(brands.id, id), isNotNull(brands.archivedAt))))
  return rows.map((row) => row.id)
}

/** They stay when the demo data is removed. */
export const unmarkDemo = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .update(brands)
    .set({ isDemo: false })
    .where(and(isIn(workspaceId), eq(brands.isDemo, true), inArray(brands.id, ids)))

export async function insert(
  db: Db,
  workspaceId: WorkspaceId,
  brand: NewBrand & { followsBusiness?: boolean },
) {
  const [row] = await db
    .insert(brands)
    .values({ ...brand, workspaceId })
    .returning()
  if (!row) throw new Error('The brand was not written.')
  return row
}

export async function update(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: BrandChanges & { archivedAt?: Date | null; followsBusiness?: boolean },
) {
  const [row] = await db.update(brands).set(changes).where(isThe(workspaceId, id)).returning()
  if (!row) throw new Error('The brand was not written.')
  return row
}

/**
 * Rows of these brands and without a brand, which is what a list shows (see `shownWith` of the service); all rows if
 * undefined.
 */
export const isOfBrands = (brandId: AnyPgColumn, brandIds: string[] | undefined): SQL | undefined =>
  brandIds && or(isNull(brandId), inArray(brandId, brandIds))

/** Whether one of the shop's own brands has a logo. */
export async function hasOwnLogo(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.workspaceId, workspaceId), eq(brands.isDemo, false), isNotNull(brands.logo)))
    .limit(1)
  return rows.length > 0
}
