import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { CampaignFigures, PostFigures } from './campaign-figures.ts'
import { campaigns } from './campaigns.table.ts'
import { posts } from './posts.table.ts'

const isOneOf = (ids: string[]) => sql`${campaigns.id} = any(${sql.param(ids)}::uuid[])`

/** Sorted by id, so that concurrent callers cannot deadlock. */
export const lockCampaigns = (db: Db, ids: string[]) =>
  db.select({ id: campaigns.id }).from(campaigns).where(isOneOf(ids)).orderBy(campaigns.id).for('update')

export const listPostFigures = (db: Db, ids: string[]): Promise<(PostFigures & { campaignId: string })[]> =>
  db
    .select({
      campaignId: posts.campaignId,
      state: posts.state,
      scheduledFor: posts.scheduledFor,
      reach: posts.reach,
      likes: posts.likes,
      comments: posts.comments,
      shares: posts.shares,
      clicks: posts.clicks,
    })
    .from(posts)
    .innerJoin(
      campaigns,
      and(eq(campaigns.workspaceId, posts.workspaceId), eq(campaigns.id, posts.campaignId)),
    )
    .where(isOneOf(ids))

/** One statement for any number of campaigns. */
export async function writeFigures(db: Db, figures: (CampaignFigures & { id: string })[]): Promise<void> {
  const column = <T>(of: (each: (typeof figures)[number]) => T) => sql.param(figures.map(of))
  await db.execute(sql`
    update campaigns set status = now_is.status, scheduled_for = now_is.scheduled_for, post_count = now_is.post_count,
      delivered_count = now_is.delivered_count, reach = now_is.reach, engagement = now_is.engagement,
      clicks = now_is.clicks, updated_at = now()
    from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ status }) => status)}::text[],
      ${column(({ scheduledFor }) => scheduledFor?.toISOString() ?? null)}::timestamptz[],
      ${column(({ postCount }) => postCount)}::int[], ${column(({ deliveredCount }) => deliveredCount)}::int[],
      ${column(({ reach }) => reach)}::bigint[], ${column(({ engagement }) => engagement)}::bigint[],
      ${column(({ clicks }) => clicks)}::bigint[]
    ) as now_is (id, status, scheduled_for, post_count, delivered_count, reach, engagement, clicks)
    where campaigns.id = now_is.id`)
}
