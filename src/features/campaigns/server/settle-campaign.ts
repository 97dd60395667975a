import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaignFigures } from './campaign-figures.ts'
import { campaigns } from './campaigns.table.ts'
import { posts } from './posts.table.ts'

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
  await db
    .update(campaigns)
    .set({ ...campaignFigures(rows), updatedAt: sql`now()` })
    .where(isIt)
}
