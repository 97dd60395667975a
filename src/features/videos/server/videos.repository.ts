import { and, asc, desc, eq, inArray, max, or, sql } from 'drizzle-orm'
import { filesWithOneClaim } from '#core/files/index.server.ts'
import type { ErrorCode } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { videos } from './videos.table.ts'

export type VideoRow = typeof videos.$inferSelect
type NewRow = Omit<typeof videos.$inferInsert, 'id' | 'workspaceId'>

const isVideo = (workspaceId: WorkspaceId, id: string) =>
  and(eq(videos.workspaceId, workspaceId), eq(videos.id, id))

export async function insert(db: Db, workspaceId: WorkspaceId, video: NewRow): Promise<VideoRow> {
  const [row] = await db
    .insert(videos)
    .values({ ...video, workspaceId })
    .returning()
  if (!row) throw new Error('The video was not written.')
  return row
}

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(isVideo(workspaceId, id))
  return row ?? null
}

/** The number of the next version. */
export async function nextVersion(db: Db, workspaceId: WorkspaceId, originalId: string): Promise<number> {
  const [row] = await db
    .select({ version: max(videos.version) })
    .from(videos)
    .where(
      and(
        eq(videos.workspaceId, workspaceId),
        or(eq(videos.id, originalId), eq(videos.originalId, originalId)),
      ),
    )
  return (row?.version ?? 0) + 1
}

export const list = (
  db: Db,
  workspaceId: WorkspaceId,
  after: [createdAt: string, id: string] | null,
  limit: number,
): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(
      and(
        eq(videos.workspaceId, workspaceId),
        after
          ? sql`(${videos.createdAt}, ${videos.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(limit)

export type Step =
  | { status: 'running'; progress: number }
  | { status: 'done'; progress: 100; fileUrl: string }
  | { status: 'failed'; error: ErrorCode }

/** Answers whether the video is still running: it may have been deleted, or finished by another run. */
export async function advance(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  step: Step,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(videos)
    .set({ ...step, updatedAt: now })
    .where(and(isVideo(workspaceId, id), inArray(videos.status, ['waiting', 'running'])))
  return rowCount === 1
}

/** The deleted row, or null. */
export async function remove(db: Db, workspaceId: WorkspaceId, id: string): Promise<VideoRow | null> {
  const [row] = await db.delete(videos).where(isVideo(workspaceId, id)).returning()
  return row ?? null
}

/** Videos whose file no post uses. */
export function listUnused(db: Db, workspaceId: WorkspaceId, order: 'largest' | 'oldest', limit: number) {
  const own = filesWithOneClaim(db, workspaceId)
  return db
    .select({ id: videos.id, prompt: videos.prompt, size: own.size, createdAt: videos.createdAt })
    .from(videos)
    .innerJoin(own, eq(own.url, videos.fileUrl))
    .where(eq(videos.workspaceId, workspaceId))
    .orderBy(...(order === 'largest' ? [desc(own.size)] : []), asc(videos.createdAt), asc(videos.id))
    .limit(limit)
}

/** Sorted by id, so that concurrent locks cannot deadlock. */
export const lockMany = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .select({ id: videos.id, fileUrl: videos.fileUrl })
    .from(videos)
    .where(and(eq(videos.workspaceId, workspaceId), inArray(videos.id, ids)))
    .orderBy(asc(videos.id))
    .for('update')
