import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
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

const isBare = sql<boolean>`not exists (select from ${postMedia} where ${postMedia.workspaceId} = ${posts.workspaceId} and ${postMedia.postId} = ${posts.id})`

const selectDemo = (db: Db, workspaceId: WorkspaceId, ids?: string[]) =>
  db
    .select({
      id: posts.id,
      campaignId: posts.campaignId,
      platform: posts.platform,
      formats: posts.formats,
      isBare: isBare.mapWith(Boolean),
    })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.isDemo, true),
        ids && and(inArray(posts.id, ids), isBare),
      ),
    )

/** Demo posts in the order in which they go out, and whether they show nothing yet. */
export const listDemoPosts = (db: Db, workspaceId: WorkspaceId) =>
  selectDemo(db, workspaceId).orderBy(asc(posts.scheduledFor), asc(posts.id))
export type DemoPostRow = Awaited<ReturnType<typeof listDemoPosts>>[number]

/** Those of these posts that still show nothing, locked until the transaction ends. */
export const lockBare = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  selectDemo(db, workspaceId, ids).orderBy(asc(posts.id)).for('update')

/** The pictures of the media library that posts show. */
export async function listUsedItems(db: Db, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await db
    .selectDistinct({ itemId: postMedia.itemId })
    .from(postMedia)
    .where(and(eq(postMedia.workspaceId, workspaceId), isNotNull(postMedia.itemId)))
  return rows.flatMap(({ itemId }) => itemId ?? [])
}
