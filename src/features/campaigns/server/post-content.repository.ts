import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { postMedia, posts } from './posts.table.ts'

export type PostContent = NonNullable<Awaited<ReturnType<typeof find>>>

/** The words of a post and where it goes, of this campaign if one is given. */
export async function find(db: Db, workspaceId: WorkspaceId, postId: string, campaignId?: string) {
  const [post] = await db
    .select({
      id: posts.id,
      campaignId: posts.campaignId,
      brandId: posts.brandId,
      platform: posts.platform,
      accountId: posts.accountId,
      title: posts.title,
      text: posts.text,
      state: posts.state,
      publishedAt: posts.publishedAt,
    })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.id, postId),
        campaignId === undefined ? undefined : eq(posts.campaignId, campaignId),
      ),
    )
  return post ?? null
}

export const listMedia = (db: Db, workspaceId: WorkspaceId, postId: string) =>
  db
    .select({
      kind: postMedia.kind,
      url: postMedia.url,
      alt: postMedia.alt,
      width: postMedia.width,
      height: postMedia.height,
    })
    .from(postMedia)
    .where(and(eq(postMedia.workspaceId, workspaceId), eq(postMedia.postId, postId)))
    .orderBy(asc(postMedia.position))
