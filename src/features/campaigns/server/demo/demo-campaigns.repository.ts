import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from '../campaigns.table.ts'
import { postAttempts, postMedia, posts } from '../posts.table.ts'

/** Returns the ids of the rows that were inserted. */
export async function insertMissing(db: Db, rows: (typeof campaigns.$inferInsert)[]): Promise<Set<string>> {
  const added = await db.insert(campaigns).values(rows).onConflictDoNothing().returning({ id: campaigns.id })
  return new Set(added.map(({ id }) => id))
}

/** Campaigns whose plan was deleted join it again when it is restored. */
export const joinPlan = (db: Db, workspaceId: WorkspaceId, planId: string, ids: string[]) =>
  db
    .update(campaigns)
    .set({ planId })
    .where(and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, ids), isNull(campaigns.planId)))

export const insertAttempts = (db: Db, rows: (typeof postAttempts.$inferInsert)[]) =>
  db.insert(postAttempts).values(rows)

export const removeDemo = (db: Db, workspaceId: WorkspaceId) =>
  db.delete(campaigns).where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.isDemo, true)))

export const listDemoFiles = (db: Db, workspaceId: WorkspaceId) =>
  db
    .select({ url: postMedia.url })
    .from(postMedia)
    .innerJoin(posts, and(eq(posts.workspaceId, postMedia.workspaceId), eq(posts.id, postMedia.postId)))
    .where(and(eq(postMedia.workspaceId, workspaceId), eq(posts.isDemo, true)))

/** The brands that have campaigns. */
export async function listUsedBrands(db: Db, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await db
    .selectDistinct({ brandId: campaigns.brandId })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), isNotNull(campaigns.brandId)))
  return rows.flatMap(({ brandId }) => brandId ?? [])
}
