import { and, asc, eq } from 'drizzle-orm'
import { allPlatforms } from '#channels/platforms.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from './campaigns.table.ts'
import { postMedia, posts } from './posts.table.ts'

const isOf = (workspaceId: WorkspaceId, campaignId: string) =>
  and(eq(posts.workspaceId, workspaceId), eq(posts.campaignId, campaignId))

/** A campaign with what it says on each platform and the pictures and videos that go with it; null when it is not there. */
export async function findWithPosts(db: Db, workspaceId: WorkspaceId, campaignId: string) {
  const [campaign] = await db
    .select({
      id: campaigns.id,
      title: campaigns.title,
      writtenBy: campaigns.writtenBy,
      writtenModel: campaigns.writtenModel,
    })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)))
  if (!campaign) return null
  const rows = await db
    .select({
      id: posts.id,
      platform: posts.platform,
      title: posts.title,
      text: posts.text,
      state: posts.state,
      scheduledFor: isoText(posts.scheduledFor),
      formats: posts.formats,
    })
    .from(posts)
    .where(isOf(workspaceId, campaignId))
  const media = await db
    .select({
      postId: postMedia.postId,
      kind: postMedia.kind,
      url: postMedia.url,
      alt: postMedia.alt,
      width: postMedia.width,
      height: postMedia.height,
    })
    .from(postMedia)
    .innerJoin(posts, eq(posts.id, postMedia.postId))
    .where(isOf(workspaceId, campaignId))
    .orderBy(asc(postMedia.position))
  const placeOf = ({ platform }: (typeof rows)[number]) => allPlatforms.indexOf(platform)
  return {
    ...campaign,
    posts: rows
      .sort((a, b) => placeOf(a) - placeOf(b))
      .map((post) => ({ ...post, media: media.filter(({ postId }) => postId === post.id) })),
  }
}
