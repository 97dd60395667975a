import { and, asc, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { campaigns } from './campaigns.table.ts'
import { isOverdue, isWaiting } from './overdue.ts'
import { posts } from './posts.table.ts'

const AT_ONCE = 200

const isUntold = and(isOverdue, isNull(posts.overdueToldAt))

/**
 * Marks overdue posts as told, of all workspaces, and answers their campaigns; in the transaction that tells somebody. It waits
 * for nobody: what is being sent or changed right now is looked at the next time. While a campaign has a post that was told of
 * before and still waits, it has nothing new to say.
 */
export async function takeOverdue(db: Db) {
  const untold = db
    .select({ id: posts.campaignId })
    .from(posts)
    .where(isUntold)
    .orderBy(asc(posts.dueAt))
    .limit(AT_ONCE)
  const held = await db
    .select({
      id: campaigns.id,
      workspaceId: campaigns.workspaceId,
      title: campaigns.title,
      createdBy: campaigns.createdBy,
    })
    .from(campaigns)
    .where(inArray(campaigns.id, untold))
    .orderBy(asc(campaigns.id))
    .for('update', { skipLocked: true })
  const ids = held.map(({ id }) => id)
  const toldBefore = await db
    .selectDistinct({ id: posts.campaignId })
    .from(posts)
    .where(and(inArray(posts.campaignId, ids), isWaiting, isNotNull(posts.overdueToldAt)))
  const free = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(inArray(posts.campaignId, ids), isUntold))
    .for('update', { skipLocked: true })
  const taken = await db
    .update(posts)
    .set({ overdueToldAt: sql`now()` })
    .where(inArray(posts.id, free))
    .returning({ campaignId: posts.campaignId })
  const touched = new Set(taken.map(({ campaignId }) => campaignId))
  const isKnown = new Set(toldBefore.map(({ id }) => id))
  return held
    .filter(({ id }) => touched.has(id))
    .map((campaign) => ({ ...campaign, isNews: !isKnown.has(campaign.id) }))
}
