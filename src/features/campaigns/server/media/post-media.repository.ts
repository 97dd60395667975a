import { and, asc, desc, eq, inArray, max } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from '../campaigns.table.ts'
import { postMedia, posts } from '../posts.table.ts'

export type MediaRow = typeof postMedia.$inferSelect
type NewMedia = Omit<typeof postMedia.$inferInsert, 'workspaceId'>

export const list = (db: Db, workspaceId: WorkspaceId, postIds: string[]): Promise<MediaRow[]> =>
  db
    .select()
    .from(postMedia)
    .where(and(eq(postMedia.workspaceId, workspaceId), inArray(postMedia.postId, postIds)))
    .orderBy(asc(postMedia.position), asc(postMedia.id))

export const insert = (db: Db, workspaceId: WorkspaceId, media: NewMedia[]) =>
  db.insert(postMedia).values(media.map((item) => ({ ...item, workspaceId })))

export const update = (
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: Partial<Pick<MediaRow, 'kind' | 'url' | 'width' | 'height' | 'alt' | 'itemId' | 'design'>>,
) =>
  db
    .update(postMedia)
    .set(changes)
    .where(and(eq(postMedia.workspaceId, workspaceId), eq(postMedia.id, id)))

export const remove = (db: Db, workspaceId: WorkspaceId, id: string) =>
  db.delete(postMedia).where(and(eq(postMedia.workspaceId, workspaceId), eq(postMedia.id, id)))

/** Answers whether the position was still free. */
export async function insertIfFree(db: Db, workspaceId: WorkspaceId, media: NewMedia): Promise<boolean> {
  const added = await db
    .insert(postMedia)
    .values({ ...media, workspaceId })
    .onConflictDoNothing()
    .returning({ id: postMedia.id })
  return added.length > 0
}

/** Answers the URLs of their files. */
export async function removePictures(db: Db, workspaceId: WorkspaceId, postId: string): Promise<string[]> {
  const removed = await db
    .delete(postMedia)
    .where(
      and(
        eq(postMedia.workspaceId, workspaceId),
        eq(postMedia.postId, postId),
        eq(postMedia.kind, 'picture'),
      ),
    )
    .returning({ url: postMedia.url })
  return removed.map(({ url }) => url)
}

export async function nextPosition(db: Db, workspaceId: WorkspaceId, postId: string): Promise<number> {
  const [last] = await db
    .select({ position: max(postMedia.position) })
    .from(postMedia)
    .where(and(eq(postMedia.workspaceId, workspaceId), eq(postMedia.postId, postId)))
  return (last?.position ?? -1) + 1
}

/** A video of this size that another post of the campaign for one of these platforms already has. */
export async function findVideo(
  db: Db,
  workspaceId: WorkspaceId,
  campaignId: string,
  { width, height }: { width: number; height: number },
  platforms: readonly Platform[],
): Promise<string | null> {
  const [made] = await db
    .select({ url: postMedia.url })
    .from(postMedia)
    .innerJoin(posts, eq(posts.id, postMedia.postId))
    .where(
      and(
        eq(postMedia.workspaceId, workspaceId),
        eq(posts.campaignId, campaignId),
        eq(postMedia.kind, 'video'),
        inArray(posts.platform, [...platforms]),
        eq(postMedia.width, width),
        eq(postMedia.height, height),
      ),
    )
    .limit(1)
  return made?.url ?? null
}

/** The posts that show a picture of the library, newest campaigns first. */
export const listUses = (db: Db, workspaceId: WorkspaceId, itemId: string, limit: number) =>
  db
    .selectDistinct({
      campaignId: campaigns.id,
      campaignTitle: campaigns.title,
      postId: posts.id,
      platform: posts.platform,
      state: posts.state,
      scheduledFor: posts.scheduledFor,
      campaignCreatedAt: campaigns.createdAt,
    })
    .from(postMedia)
    .innerJoin(posts, eq(posts.id, postMedia.postId))
    .innerJoin(campaigns, eq(campaigns.id, posts.campaignId))
    .where(and(eq(postMedia.workspaceId, workspaceId), eq(postMedia.itemId, itemId)))
    .orderBy(desc(campaigns.createdAt), asc(campaigns.id), asc(posts.id))
    .limit(limit)
