import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { TemplateDesign } from '#media/scene/templates/design.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from '../campaigns.table.ts'
import { postMedia, posts } from '../posts.table.ts'

/** About two months of campaigns. */
const RECENT = 12

/** What the pictures of a campaign were drawn from; null if none was drawn. */
export async function findDesign(
  db: Db,
  workspaceId: WorkspaceId,
  campaignId: string,
): Promise<TemplateDesign | null> {
  const [row] = await db
    .select({ design: postMedia.design })
    .from(postMedia)
    .innerJoin(posts, and(eq(posts.workspaceId, postMedia.workspaceId), eq(posts.id, postMedia.postId)))
    .where(
      and(
        eq(postMedia.workspaceId, workspaceId),
        eq(posts.campaignId, campaignId),
        isNotNull(postMedia.design),
      ),
    )
    .limit(1)
  return row?.design ?? null
}

/** What a picture of a post was drawn from. */
export async function findMediaDesign(
  db: Db,
  workspaceId: WorkspaceId,
  mediaId: string,
): Promise<TemplateDesign | null> {
  const [row] = await db
    .select({ design: postMedia.design })
    .from(postMedia)
    .where(and(eq(postMedia.workspaceId, workspaceId), eq(postMedia.id, mediaId)))
  return row?.design ?? null
}

/** The templates of the other campaigns, the newest first. */
export async function listRecentTemplates(
  db: Db,
  workspaceId: WorkspaceId,
  campaignId: string,
): Promise<string[]> {
  // Wrapped, otherwise the columns lose the names of their tables.
  const template = sql<string | null>`(${sql`select ${postMedia.design}->>'template' from ${postMedia}
    join ${posts} on ${posts.workspaceId} = ${postMedia.workspaceId} and ${posts.id} = ${postMedia.postId}
    where ${postMedia.workspaceId} = ${campaigns.workspaceId} and ${posts.campaignId} = ${campaigns.id}
      and ${postMedia.design} is not null limit 1`})`
  const rows = await db
    .select({ template })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), ne(campaigns.id, campaignId)))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(RECENT)
  return rows.flatMap(({ template }) => template ?? [])
}
