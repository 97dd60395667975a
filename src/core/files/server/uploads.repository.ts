import { and, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { uploads } from './uploads.table.ts'

export type UploadRow = typeof uploads.$inferSelect
type NewRow = Omit<typeof uploads.$inferInsert, 'id' | 'workspaceId'>

const isOne = (workspaceId: WorkspaceId, id: string) =>
  and(eq(uploads.workspaceId, workspaceId), eq(uploads.id, id))

export async function insert(db: Db, workspaceId: WorkspaceId, upload: NewRow): Promise<UploadRow> {
  const [row] = await db
    .insert(uploads)
    .values({ ...upload, workspaceId })
    .returning()
  if (!row) throw new Error('The upload was not written.')
  return row
}

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(isOne(workspaceId, id))
  return row ?? null
}

/** Open uploads of a workspace, and the bytes they may still need. */
export async function sumOpen(db: Db, workspaceId: WorkspaceId): Promise<{ uploads: number; bytes: number }> {
  const [row] = await db
    .select({ uploads: count(), bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::float8` })
    .from(uploads)
    .where(and(eq(uploads.workspaceId, workspaceId), isNull(uploads.finishedAt)))
  return row ?? { uploads: 0, bytes: 0 }
}

export async function change(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: Partial<Pick<UploadRow, 'expiresAt' | 'finishedAt'>>,
): Promise<void> {
  await db.update(uploads).set(changes).where(isOne(workspaceId, id))
}

export async function remove(db: Db, workspaceId: WorkspaceId, id: string): Promise<UploadRow | null> {
  const [row] = await db.delete(uploads).where(isOne(workspaceId, id)).returning()
  return row ?? null
}

export const removeExpired = (db: Db, now: Date): Promise<{ objectName: string }[]> =>
  db.delete(uploads).where(lt(uploads.expiresAt, now)).returning({ objectName: uploads.objectName })

/** Which of these objects belong to an upload. */
export async function findObjects(db: Db, names: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ objectName: uploads.objectName })
    .from(uploads)
    .where(inArray(uploads.objectName, names))
  return new Set(rows.map(({ objectName }) => objectName))
}
