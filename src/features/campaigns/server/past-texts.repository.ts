import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { engagementOf, posts } from './posts.table.ts'

/** The texts of the last posts on the calendar, published or scheduled, newest first. */
export async function listRecentTexts(db: Db, workspaceId: WorkspaceId, limit: number): Promise<string[]> {
  const rows = await db
    .select({ text: posts.text })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), isNotNull(posts.scheduledFor)))
    .orderBy(desc(posts.scheduledFor), desc(posts.id))
    .limit(limit)
  return rows.map(({ text }) => text)
}

/** Of these newest published posts with results. */
const LATELY = 200

/** The posts of a brand with the most engagement lately; `compared` is how many have results. */
export function listBestTexts(db: Db, workspaceId: WorkspaceId, brandId: string | null, limit: number) {
  const lately = db
    .select({
      id: posts.id,
      campaignId: posts.campaignId,
      text: posts.text,
      engagement: sql`${engagementOf(posts)}`.mapWith(Number).as('engagement'),
      reach: posts.reach,
    })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        // As in the index, which has only these.
        sql`${posts.state} = 'published'`,
        isNotNull(posts.resultsAt),
        eq(posts.isDemo, false),
        brandId === null ? isNull(posts.brandId) : or(isNull(posts.brandId), eq(posts.brandId, brandId)),
      ),
    )
    .orderBy(desc(posts.publishedAt))
    .limit(LATELY)
    .as('lately')
  return db
    .select({
      campaignId: lately.campaignId,
      text: lately.text,
      engagement: lately.engagement,
      compared: sql`count(*) over ()`.mapWith(Number),
    })
    .from(lately)
    .orderBy(desc(lately.engagement), desc(lately.reach), desc(lately.id))
    .limit(limit)
}
