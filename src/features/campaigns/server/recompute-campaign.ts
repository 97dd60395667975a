import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { campaignFigures, type PostFigures } from './campaign-figures.ts'
import { campaigns } from './campaigns.table.ts'
import { posts } from './posts.table.ts'

const isOneOf = (ids: string[]) => sql`${campaigns.id} = any(${sql.param(ids)}::uuid[])`

type Settled = ReturnType<typeof campaignFigures> & { id: string }

/** What the posts of each campaign make of it. */
async function figuresOf(db: Db, ids: string[]): Promise<Settled[]> {
  const rows: (PostFigures & { campaignId: string })[] = await db
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
  const byCampaign = Map.groupBy(rows, ({ campaignId }) => campaignId)
  return ids.map((id) => ({ id, ...campaignFigures(byCampaign.get(id) ?? []) }))
}

/** One statement for all of them, however many there are. */
async function write(db: Db, settled: Settled[]): Promise<void> {
  const column = <T>(of: (each: Settled) => T) => sql.param(settled.map(of))
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

/**
 * Writes down what the posts make of their campaigns; in the transaction that changed some of them. Whoever calls it holds the
 * campaigns from here on, so that two posts settling at once do not each miss the other. The ids are of campaigns that the
 * caller has read in their workspaces. Answers what they are now.
 */
export async function recomputeCampaigns(db: Db, ids: string[]): Promise<Settled[]> {
  const each = [...new Set(ids)].sort()
  if (each.length === 0) return []
  await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(isOneOf(each))
    .orderBy(campaigns.id)
    .for('update')
  return recomputeLocked(db, each)
}

/** The same for campaigns that the caller holds already. */
export async function recomputeLocked(db: Db, ids: string[]): Promise<Settled[]> {
  const settled = await figuresOf(db, ids)
  await write(db, settled)
  return settled
}
