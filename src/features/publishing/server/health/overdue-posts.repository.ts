import { and, asc, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { campaigns, isOverdue, isWaiting, posts } from '#features/campaigns/index.server.ts'
import type { Db } from '#server/db/database.ts'

const AT_ONCE = 200

const isUnmarked = and(isOverdue, isNull(posts.overdueToldAt))

/**
 * Marks overdue posts of all workspaces and answers their campaigns, in the transaction that notifies people. Locked
 * posts are skipped until the next run. `isFirst` is false while the campaign has an overdue post that was already
 * reported.
 */
export async function markOverduePosts(db: Db) {
  const unmarked = db
    .select({ id: posts.campaignId })
    .from(posts)
    .where(isUnmarked)
    .orderBy(asc(posts.dueAt))
    .limit(AT_ONCE)
  const locked = await db
    .select({
      id: campaigns.id,
      workspaceId: campaigns.workspaceId,
      title: campaigns.title,
      createdBy: campaigns.createdBy,
    })
    .from(campaigns)
    .where(inArray(campaigns.id, unmarked))
    .orderBy(asc(campaigns.id))
    .for('update', { skipLocked: true })
  const ids = locked.map(({ id }) => id)
  const markedBefore = await db
    .selectDistinct({ id: posts.campaignId })
    .from(posts)
    .where(and(inArray(posts.campaignId, ids), isWaiting, isNotNull(posts.overdueToldAt)))
  const free = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(inArray(posts.campaignId, ids), isUnmarked))
    .for('update', { skipLocked: true })
  const taken = await db
    .update(posts)
    .set({ overdueToldAt: sql`now()` })
    .where(inArray(posts.id, free))
    .returning({ campaignId: posts.campaignId })
  const touched = new Set(taken.map(({ campaignId }) => campaignId))
  const isKnown = new Set(markedBefore.map(({ id }) => id))
  return locked
    .filter(({ id }) => touched.has(id))
    .map((campaign) => ({ ...campaign, isFirst: !isKnown.has(campaign.id) }))
}
