import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaignStatus } from '../campaign-status.ts'
import { campaigns } from './campaigns.table.ts'
import { posts } from './posts.table.ts'

const delivered = new Set(['published'])

/**
 * Writes down what the posts make of their campaign; in the transaction that changed one of them. Whoever calls it holds the
 * campaign from here on, so that two posts settling at once do not each miss the other.
 */
export async function settleCampaign(db: Db, workspaceId: WorkspaceId, campaignId: string): Promise<void> {
  const isIt = and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId))
  await db.select({ id: campaigns.id }).from(campaigns).where(isIt).for('update')
  const rows = await db
    .select()
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.campaignId, campaignId)))
  const sum = (of: (post: (typeof rows)[number]) => number) =>
    rows.reduce((total, post) => total + of(post), 0)
  const times = rows.flatMap(({ scheduledFor }) => scheduledFor?.getTime() ?? [])
  await db
    .update(campaigns)
    .set({
      status: campaignStatus(rows.map(({ state }) => state)),
      scheduledFor: times.length > 0 ? new Date(Math.min(...times)) : null,
      postCount: rows.length,
      deliveredCount: rows.filter(({ state }) => delivered.has(state)).length,
      reach: sum(({ reach }) => reach),
      engagement: sum(({ likes, comments, shares }) => likes + comments + shares),
      clicks: sum(({ clicks }) => clicks),
      updatedAt: sql`now()`,
    })
    .where(isIt)
}
