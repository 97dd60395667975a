import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import type { Platform } from '#channels/platforms.ts'
import { isOfBrands } from '#features/brands/server/brands.service.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from './campaigns.table.ts'
import { posts } from './posts.table.ts'

export type PlatformResults = { platform: Platform; posts: number; reactions: number }

/** How what went out since then was received, platform by platform, the liveliest first. */
export const resultsByPlatform = (
  db: Db,
  workspaceId: WorkspaceId,
  since: Date,
  brandIds: string[] | undefined,
): Promise<PlatformResults[]> => {
  const reactions = sql<number>`coalesce(sum(${posts.likes} + ${posts.comments} + ${posts.shares}), 0)::bigint`
  return db
    .select({ platform: posts.platform, posts: count(), reactions })
    .from(posts)
    .innerJoin(
      campaigns,
      and(eq(campaigns.workspaceId, posts.workspaceId), eq(campaigns.id, posts.campaignId)),
    )
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.state, 'published'),
        gte(posts.publishedAt, since),
        isOfBrands(campaigns.brandId, brandIds),
      ),
    )
    .groupBy(posts.platform)
    .orderBy(desc(sql`sum(${posts.likes} + ${posts.comments} + ${posts.shares}) / count(*)`))
}
