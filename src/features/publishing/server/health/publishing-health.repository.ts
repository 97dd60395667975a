import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import { campaigns, dueSince, isOverdue, isWaiting, posts } from '#features/campaigns/index.server.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

/** Counts stop here, so that a query costs the same for any number of posts. */
const MOST_COUNTED = 1000

const isIn = (workspaceId: WorkspaceId) => eq(posts.workspaceId, workspaceId)
const isOfCampaign = and(eq(campaigns.workspaceId, posts.workspaceId), eq(campaigns.id, posts.campaignId))

export const listTitles = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .select({ id: campaigns.id, title: campaigns.title })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, ids)))

/** Due posts whose account is not paused, oldest first. */
const listDueWhere = (db: Db, where: SQL | undefined) =>
  db
    .select({
      campaignId: posts.campaignId,
      waitedSeconds: sql`extract(epoch from now() - ${dueSince})`.mapWith(Number),
      isOverdue,
    })
    .from(posts)
    .where(and(where, isWaiting, sql`${posts.dueAt} <= now()`, sql`${dueSince} <= now()`))
    .orderBy(asc(posts.dueAt))
    .limit(MOST_COUNTED)

export const listDue = (db: Db, workspaceId: WorkspaceId) => listDueWhere(db, isIn(workspaceId))

/** The same for all workspaces. */
export const listDueOfAll = (db: Db) => listDueWhere(db, undefined)

export async function countWaiting(db: Db, workspaceId: WorkspaceId): Promise<number> {
  const some = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isIn(workspaceId), isWaiting))
    .limit(MOST_COUNTED)
    .as('some')
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(some)
  return row?.count ?? 0
}

export const listInState = (db: Db, workspaceId: WorkspaceId, state: PostState, isRecent?: SQL) =>
  db
    .select({ campaignId: posts.campaignId })
    .from(posts)
    .where(and(isIn(workspaceId), eq(posts.state, state), isRecent))
    .orderBy(desc(posts.scheduledFor))
    .limit(MOST_COUNTED)

const placeOf = { platform: posts.platform, campaignId: posts.campaignId, title: campaigns.title }

export async function findLast(db: Db, workspaceId: WorkspaceId) {
  const [row] = await db
    .select({ at: isoText(posts.publishedAt), ...placeOf })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(and(isIn(workspaceId), sql`${posts.state} = 'published'`, isNotNull(posts.publishedAt)))
    .orderBy(desc(posts.publishedAt))
    .limit(1)
  return row ?? null
}

export async function findNext(db: Db, workspaceId: WorkspaceId) {
  const [row] = await db
    .select({ at: isoText(posts.dueAt), ...placeOf })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(and(isIn(workspaceId), isWaiting, sql`${posts.dueAt} > now()`))
    .orderBy(asc(posts.dueAt))
    .limit(1)
  return row ?? null
}

// By the scheduled time, which later changes of the post do not move.
const isOfThisWeek = sql`${posts.scheduledFor} >= now() - interval '7 days'`

export const listFailedThisWeek = (db: Db, workspaceId: WorkspaceId) =>
  listInState(db, workspaceId, 'failed', isOfThisWeek)

/** Posts of all workspaces whose worker died and that no other worker has taken over. */
export async function countStuck(db: Db): Promise<number> {
  const some = db
    .select({ id: posts.id })
    .from(posts)
    .where(sql`${posts.state} = 'sending' and ${posts.leaseUntil} < now() - interval '10 minutes'`)
    .limit(MOST_COUNTED)
    .as('some')
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(some)
  return row?.count ?? 0
}
