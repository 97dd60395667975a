import { and, asc, eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { allPlatforms } from '#channels/platforms.ts'
import { notFound } from '#platform/errors.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from './campaigns.table.ts'
import { postMedia, posts } from './posts.table.ts'

export { addCampaign, type NewCampaign, type NewPost } from './add-campaign.ts'

/** What a foreign key onto a campaign names: both columns, so that it cannot leave the workspace. */
export const campaignKey: [AnyPgColumn, AnyPgColumn] = [campaigns.workspaceId, campaigns.id]

const isOf = (workspaceId: WorkspaceId, campaignId: string) =>
  and(eq(posts.workspaceId, workspaceId), eq(posts.campaignId, campaignId))

export async function get(db: Db, { workspaceId }: { workspaceId: WorkspaceId }, campaignId: string) {
  const [campaign] = await db
    .select({
      id: campaigns.id,
      title: campaigns.title,
      writtenBy: campaigns.writtenBy,
    })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)))
  if (!campaign) throw notFound()
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
      id: postMedia.id,
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
