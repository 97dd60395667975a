import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import { isOfBrands } from '#core/brands/index.server.ts'
import { contentPlans } from '#core/content-plans/index.server.ts'
import type { CampaignStatus } from '#features/campaigns/campaign-status.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from '../campaigns.table.ts'
import { posts } from '../posts.table.ts'

type PlanFilters = {
  planId?: string | undefined
  status?: CampaignStatus | undefined
  isAi?: boolean | undefined
  /** Plans of these brands and without a brand. */
  brandIds?: string[] | undefined
}

/** Plans with such campaigns, newest first. */
export const listPlans = (
  db: Db,
  workspaceId: WorkspaceId,
  { planId, status, isAi, brandIds }: PlanFilters,
  after: [createdAt: string, id: string] | null,
  limit: number,
) => {
  const isWanted = and(
    eq(campaigns.workspaceId, contentPlans.workspaceId),
    eq(campaigns.planId, contentPlans.id),
    status ? eq(campaigns.status, status) : undefined,
    isAi ? eq(campaigns.aiGenerated, true) : undefined,
  )
  return db
    .select({
      planId: contentPlans.id,
      title: contentPlans.title,
      month: contentPlans.month,
      year: contentPlans.year,
      createdAt: isoText(contentPlans.createdAt),
    })
    .from(contentPlans)
    .where(
      and(
        eq(contentPlans.workspaceId, workspaceId),
        planId ? eq(contentPlans.id, planId) : undefined,
        isOfBrands(contentPlans.brandId, brandIds),
        after
          ? sql`(${contentPlans.createdAt}, ${contentPlans.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
        sql`exists (select from ${campaigns} where ${isWanted})`,
      ),
    )
    .orderBy(desc(contentPlans.createdAt), desc(contentPlans.id))
    .limit(limit)
}

const isOfPlans = (workspaceId: WorkspaceId, planIds: string[]): SQL | undefined =>
  and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.planId, planIds))

/** Campaigns per plan and status, with their platforms. */
export const countByPlan = (db: Db, workspaceId: WorkspaceId, planIds: string[]) =>
  db
    .select({
      planId: campaigns.planId,
      status: campaigns.status,
      campaigns: sql`count(distinct ${campaigns.id})`.mapWith(Number),
      platforms: sql<
        Platform[]
      >`coalesce(array_agg(distinct ${posts.platform}) filter (where ${posts.platform} is not null), '{}')`,
    })
    .from(campaigns)
    .leftJoin(posts, and(eq(posts.workspaceId, campaigns.workspaceId), eq(posts.campaignId, campaigns.id)))
    .where(isOfPlans(workspaceId, planIds))
    .groupBy(campaigns.planId, campaigns.status)

/** The next campaign of each plan to go out. */
export const listNext = (db: Db, workspaceId: WorkspaceId, planIds: string[], now: Date) =>
  db
    .selectDistinctOn([campaigns.planId], {
      planId: campaigns.planId,
      id: campaigns.id,
      title: campaigns.title,
      scheduledFor: isoText(campaigns.scheduledFor),
    })
    .from(campaigns)
    .where(
      and(
        isOfPlans(workspaceId, planIds),
        eq(campaigns.status, 'scheduled'),
        gt(campaigns.scheduledFor, now),
      ),
    )
    .orderBy(asc(campaigns.planId), asc(campaigns.scheduledFor), asc(campaigns.id))
