import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { AcceptedType } from '../files.contract.ts'
import { files } from './files.table.ts'

type Issued = { name: string; issuedTo: string; createdAt: Date; expiresAt: Date }
type Stored = { objectName: string; contentType: AcceptedType; size: number; storedAt: Date }

const isNamed = (workspaceId: WorkspaceId, name: string) =>
  and(eq(files.workspaceId, workspaceId), eq(files.name, name))

export async function insert(db: Db, workspaceId: WorkspaceId, issued: Issued): Promise<void> {
  await db.insert(files).values({ ...issued, workspaceId })
}

export async function find(db: Db, workspaceId: WorkspaceId, name: string) {
  const [row] = await db.select().from(files).where(isNamed(workspaceId, name))
  return row ?? null
}

/** Answers whether the place was still free: of two uploads to it only one gets true. */
export async function markStored(
  db: Db,
  workspaceId: WorkspaceId,
  name: string,
  stored: Stored,
): Promise<boolean> {
  const { rowCount } = await db
    .update(files)
    .set({ ...stored, state: 'stored' })
    .where(and(isNamed(workspaceId, name), eq(files.state, 'issued')))
  return rowCount === 1
}

/** Answers whether there is such a stored file of one of these types. */
export async function addClaim(
  db: Db,
  workspaceId: WorkspaceId,
  name: string,
  types: readonly AcceptedType[],
): Promise<boolean> {
  const { rowCount } = await db
    .update(files)
    .set({ claims: sql`${files.claims} + 1` })
    .where(and(isNamed(workspaceId, name), eq(files.state, 'stored'), inArray(files.contentType, types)))
  return rowCount === 1
}

export async function removeClaim(db: Db, workspaceId: WorkspaceId, name: string): Promise<void> {
  await db
    .update(files)
    .set({ claims: sql`${files.claims} - 1` })
    .where(and(isNamed(workspaceId, name), gt(files.claims, 0)))
}

export async function deleteExpired(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(files).where(and(eq(files.state, 'issued'), lt(files.expiresAt, expiredBefore)))
}

/** A claim that is being made at this moment holds the row; the condition is looked at again when it is through. */
export async function deleteUnclaimed(db: Db, storedBefore: Date): Promise<void> {
  await db
    .delete(files)
    .where(and(eq(files.state, 'stored'), eq(files.claims, 0), lt(files.storedAt, storedBefore)))
}

/** Which of these objects belong to a file. */
export async function findObjects(db: Db, objectNames: string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ objectName: files.objectName })
    .from(files)
    .where(inArray(files.objectName, objectNames))
  return new Set(rows.map(({ objectName }) => objectName))
}

/** Whether anybody uses this database at all. */
export async function hasPeople(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}
