import { and, eq, gt, inArray, isNotNull, lt, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { StoredType } from '../files.contract.ts'
import { files } from './files.table.ts'

type Issued = { name: string; issuedTo: string; createdAt: Date; expiresAt: Date }
/** In pixels; none for documents. */
export type Measures = { width: number; height: number }
type Stored = {
  objectName: string
  contentType: StoredType
  size: number
  storedAt: Date
} & Partial<Measures> & { preview?: string | null }

const isNamed = (workspaceId: WorkspaceId, name: string) =>
  and(eq(files.workspaceId, workspaceId), eq(files.name, name))

export async function insert(db: Db, workspaceId: WorkspaceId, issued: Issued): Promise<void> {
  await db.insert(files).values({ ...issued, workspaceId })
}

/** A file that needed no slot. Answers whether its name was still free. */
export async function insertStored(
  db: Db,
  workspaceId: WorkspaceId,
  stored: Stored & { name: string },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(files)
    .values({ ...stored, workspaceId, state: 'stored', expiresAt: stored.storedAt })
    .onConflictDoNothing({ target: files.name })
  return rowCount === 1
}

export async function find(db: Db, workspaceId: WorkspaceId, name: string) {
  const [row] = await db.select().from(files).where(isNamed(workspaceId, name))
  return row ?? null
}

/** Answers whether the slot was still free: of two uploads only one gets true. */
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

export type ClaimedFile = {
  contentType: StoredType
  size: number
  width: number | null
  height: number | null
}

/** Null if there is no such stored file. */
export async function addClaim(db: Db, workspaceId: WorkspaceId, name: string): Promise<ClaimedFile | null> {
  const [row] = await db
    .update(files)
    .set({ claims: sql`${files.claims} + 1` })
    .where(and(isNamed(workspaceId, name), eq(files.state, 'stored')))
    .returning({
      contentType: sql<StoredType>`${files.contentType}`,
      size: sql<number>`${files.size}`,
      width: files.width,
      height: files.height,
    })
  return row ?? null
}

/** Answers whether it still had `before`: of two drawings only one is kept. */
export async function setThumbnail(
  db: Db,
  workspaceId: WorkspaceId,
  name: string,
  before: string | null,
  thumbnailName: string,
): Promise<boolean> {
  const { rowCount } = await db
    .update(files)
    .set({ thumbnailName })
    .where(and(isNamed(workspaceId, name), sql`${files.thumbnailName} is not distinct from ${before}`))
  return rowCount === 1
}

export async function removeClaim(db: Db, workspaceId: WorkspaceId, name: string): Promise<void> {
  await db
    .update(files)
    .set({ claims: sql`${files.claims} - 1` })
    .where(and(isNamed(workspaceId, name), gt(files.claims, 0)))
}

/** Answers the deleted file, or null unless exactly that many records refer to it. */
export async function deleteFile(
  db: Db,
  workspaceId: WorkspaceId,
  name: string,
  { claims }: { claims: number },
) {
  const [row] = await db
    .delete(files)
    .where(and(isNamed(workspaceId, name), eq(files.state, 'stored'), eq(files.claims, claims)))
    .returning({ objectName: sql<string>`${files.objectName}`, size: sql<number>`${files.size}` })
  return row ?? null
}

export const selectWithOneClaim = (db: Db, workspaceId: WorkspaceId, urlStart: string) =>
  db
    .select({
      url: sql<string>`${urlStart}::text || ${files.name}`.as('url'),
      size: sql<number>`${files.size}`.as('size'),
    })
    .from(files)
    .where(and(eq(files.workspaceId, workspaceId), eq(files.state, 'stored'), eq(files.claims, 1)))
    .as('with_one_claim')

export async function deleteExpired(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(files).where(and(eq(files.state, 'issued'), lt(files.expiresAt, expiredBefore)))
}

/** A concurrent claim locks the row; the condition is checked again after it commits. */
export async function deleteUnclaimed(db: Db, storedBefore: Date): Promise<void> {
  await db
    .delete(files)
    .where(and(eq(files.state, 'stored'), eq(files.claims, 0), lt(files.storedAt, storedBefore)))
}

export const listStored = (db: Db, workspaceId: WorkspaceId) =>
  db
    .select({
      name: files.name,
      objectName: sql<string>`${files.objectName}`,
      contentType: sql<StoredType>`${files.contentType}`,
    })
    .from(files)
    .where(and(eq(files.workspaceId, workspaceId), eq(files.state, 'stored')))
    .orderBy(files.name)

/** Which of these objects are a file or its thumbnail. */
export async function findObjects(db: Db, names: string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ objectName: files.objectName, thumbnailName: files.thumbnailName })
    .from(files)
    .where(or(inArray(files.objectName, names), inArray(files.thumbnailName, names)))
  return new Set(rows.flatMap(({ objectName, thumbnailName }) => [objectName, thumbnailName]))
}

/** Whether the database has any users. */
export async function hasPeople(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}

export const listPreviews = (db: Db, workspaceId: WorkspaceId, names: string[]) =>
  db
    .select({ name: files.name, preview: sql<string>`${files.preview}` })
    .from(files)
    .where(and(eq(files.workspaceId, workspaceId), inArray(files.name, names), isNotNull(files.preview)))

/** In a query: the preview of the file with this URL; null without one. */
export const previewOf = (workspaceId: SQLWrapper, url: SQLWrapper, urlStart: string) =>
  sql<
    string | null
  >`(${sql`select ${files.preview} from ${files} where ${files.workspaceId} = ${workspaceId} and ${files.name} = substr(${url}, ${sql.raw(String(urlStart.length + 1))})`})`
