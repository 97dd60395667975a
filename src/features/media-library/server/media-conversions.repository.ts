import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { mediaConversions } from './media-conversions.table.ts'
import { mediaItems } from './media-items.table.ts'

export type ConversionRow = typeof mediaConversions.$inferSelect

const isOne = (workspaceId: WorkspaceId, itemId: string) =>
  and(eq(mediaConversions.workspaceId, workspaceId), eq(mediaConversions.itemId, itemId))

export async function insert(
  db: Db,
  workspaceId: WorkspaceId,
  conversion: Pick<ConversionRow, 'itemId' | 'uploadId' | 'type' | 'createdAt'>,
): Promise<void> {
  await db.insert(mediaConversions).values({ ...conversion, workspaceId })
}

const isSilent = (silentSince: Date) =>
  and(
    isNull(mediaConversions.error),
    or(isNull(mediaConversions.aliveAt), lt(mediaConversions.aliveAt, silentSince)),
  )

/** Begins a run. Null if another one is at work, if it failed for good, or if the video is gone. */
export async function begin(
  db: Db,
  workspaceId: WorkspaceId,
  itemId: string,
  { now, silentSince }: { now: Date; silentSince: Date },
) {
  const [row] = await db
    .update(mediaConversions)
    .set({ aliveAt: now, attempts: sql`${mediaConversions.attempts} + 1` })
    .where(and(isOne(workspaceId, itemId), isSilent(silentSince)))
    .returning()
  return row ?? null
}

/** Answers whether the video is still wanted. */
export async function report(
  db: Db,
  workspaceId: WorkspaceId,
  itemId: string,
  changes: Partial<Pick<ConversionRow, 'progress' | 'aliveAt' | 'attempts' | 'error'>>,
): Promise<boolean> {
  const { rowCount } = await db.update(mediaConversions).set(changes).where(isOne(workspaceId, itemId))
  return rowCount === 1
}

/** Answers whether the video was still wanted. */
export async function remove(db: Db, workspaceId: WorkspaceId, itemId: string): Promise<boolean> {
  const { rowCount } = await db.delete(mediaConversions).where(isOne(workspaceId, itemId))
  return rowCount === 1
}

export async function find(db: Db, workspaceId: WorkspaceId, itemId: string) {
  const [row] = await db.select().from(mediaConversions).where(isOne(workspaceId, itemId))
  return row ?? null
}

/** Conversions whose process was killed: begun, and silent since then. */
export const listAbandoned = (db: Db, silentSince: Date) =>
  db
    .select({ workspaceId: mediaConversions.workspaceId, itemId: mediaConversions.itemId })
    .from(mediaConversions)
    .innerJoin(mediaItems, eq(mediaItems.id, mediaConversions.itemId))
    .where(and(isNull(mediaConversions.error), lt(mediaConversions.aliveAt, silentSince)))
