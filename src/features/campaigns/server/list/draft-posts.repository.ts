import { and, asc, desc, eq, exists, inArray } from 'drizzle-orm'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { isOfBrands } from '#core/brands/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from '../campaigns.table.ts'
import { postMedia, posts } from '../posts.table.ts'

const MOST = 100

const takePictures = allPlatforms.filter((platform) => manifestOf(platform).media.maxPictures > 0)

/** Draft posts that take a picture, of this brand or none, newest campaigns first. */
export const listDraftPosts = (db: Db, workspaceId: WorkspaceId, brandId: string, campaignId?: string) =>
  db
    .select({
      postId: posts.id,
      campaignId: campaigns.id,
      campaignTitle: campaigns.title,
      platform: posts.platform,
      hasPicture: exists(db.select().from(postMedia).where(eq(postMedia.postId, posts.id))).mapWith(Boolean),
    })
    .from(posts)
    .innerJoin(campaigns, eq(campaigns.id, posts.campaignId))
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.state, 'draft'),
        inArray(posts.platform, takePictures),
        isOfBrands(campaigns.brandId, [brandId]),
        campaignId === undefined ? undefined : eq(campaigns.id, campaignId),
      ),
    )
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id), asc(posts.createdAt), asc(posts.id))
    .limit(MOST)

export async function lockPost(db: Db, workspaceId: WorkspaceId, id: string) {
  const [post] = await db
    .select({ campaignId: posts.campaignId, state: posts.state })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.id, id)))
    .for('update')
  return post ?? null
}
