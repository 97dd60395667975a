import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { PostState } from '../campaign-status.ts'
import { campaigns } from './campaigns.table.ts'
import { dueSince, isOverdue, isWaiting } from './overdue.ts'
import { posts } from './posts.table.ts'

export { announceCampaigns } from './announce-campaigns.ts'
export { listAlive as listWorkers, sweep as sweepWorkers } from './publishing-workers.repository.ts'
export { takeOverdue } from './take-overdue.ts'

/** Nobody needs to know more exactly, and what is asked for costs the same however much there is. */
const MOST_COUNTED = 1000
const MOST_NAMED = 3

const isIn = (workspaceId: WorkspaceId) => eq(posts.workspaceId, workspaceId)
const isOfCampaign = and(eq(campaigns.workspaceId, posts.workspaceId), eq(campaigns.id, posts.campaignId))

type CampaignName = { id: string; title: string }
/** How many posts are in a trouble, and the first campaigns they are of. */
export type Trouble = { count: number; campaigns: CampaignName[] }

async function nameTroubles<Kind extends string>(
  db: Db,
  workspaceId: WorkspaceId,
  found: Record<Kind, { campaignId: string }[]>,
): Promise<Record<Kind, Trouble>> {
  const firstOf = (rows: { campaignId: string }[]) =>
    [...new Set(rows.map(({ campaignId }) => campaignId))].slice(0, MOST_NAMED)
  const kinds = Object.entries<{ campaignId: string }[]>(found)
  const wanted = kinds.flatMap(([, rows]) => firstOf(rows))
  const named = await db
    .select({ id: campaigns.id, title: campaigns.title })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, wanted)))
  const byId = new Map(named.map((campaign) => [campaign.id, campaign]))
  const troubles = kinds.map(([kind, rows]) => [
    kind,
    { count: rows.length, campaigns: firstOf(rows).flatMap((id) => byId.get(id) ?? []) },
  ])
  return Object.fromEntries(troubles)
}

/** Due, and not held back by the pause of an account, the oldest first. */
const listDue = (db: Db, where: SQL | undefined) =>
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

const longestOf = (due: { waitedSeconds: number }[]): number | null =>
  due.length > 0 ? Math.floor(Math.max(...due.map(({ waitedSeconds }) => waitedSeconds))) : null

async function countWaiting(db: Db, workspaceId: WorkspaceId): Promise<number> {
  const some = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isIn(workspaceId), isWaiting))
    .limit(MOST_COUNTED)
    .as('some')
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(some)
  return row?.count ?? 0
}

const listInState = (db: Db, workspaceId: WorkspaceId, state: PostState, isRecent?: SQL) =>
  db
    .select({ campaignId: posts.campaignId })
    .from(posts)
    .where(and(isIn(workspaceId), eq(posts.state, state), isRecent))
    .orderBy(desc(posts.scheduledFor))
    .limit(MOST_COUNTED)

const placeOf = { platform: posts.platform, campaignId: posts.campaignId, title: campaigns.title }

async function findLast(db: Db, workspaceId: WorkspaceId) {
  const [row] = await db
    .select({ at: isoText(posts.publishedAt), ...placeOf })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(and(isIn(workspaceId), sql`${posts.state} = 'published'`, isNotNull(posts.publishedAt)))
    .orderBy(desc(posts.publishedAt))
    .limit(1)
  return row ?? null
}

async function findNext(db: Db, workspaceId: WorkspaceId) {
  const [row] = await db
    .select({ at: isoText(posts.dueAt), ...placeOf })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(and(isIn(workspaceId), isWaiting, sql`${posts.dueAt} > now()`))
    .orderBy(asc(posts.dueAt))
    .limit(1)
  return row ?? null
}

// By the time it was planned for, which no later change of the post moves.
const isOfThisWeek = sql`${posts.scheduledFor} >= now() - interval '7 days'`

/** Where the posts of a workspace stand on their way out. Every part is one look into an index. */
export async function lookAtPosts(db: Db, workspaceId: WorkspaceId) {
  const due = await listDue(db, isIn(workspaceId))
  const troubles = await nameTroubles(db, workspaceId, {
    overdue: due.filter((post) => post.isOverdue),
    unconfirmed: await listInState(db, workspaceId, 'unconfirmed'),
    needsYou: await listInState(db, workspaceId, 'needs_you'),
    failed: await listInState(db, workspaceId, 'failed', isOfThisWeek),
  })
  return {
    ...troubles,
    queueAgeSeconds: longestOf(due),
    waiting: await countWaiting(db, workspaceId),
    sending: (await listInState(db, workspaceId, 'sending')).length,
    last: await findLast(db, workspaceId),
    next: await findNext(db, workspaceId),
  }
}

/** How long the post that could have gone out first has been waiting, of all workspaces; null when none is due. */
export const findQueueAge = async (db: Db): Promise<number | null> => longestOf(await listDue(db, undefined))

/** Taken up by somebody whose time was over long ago, and not looked after since; of all workspaces. */
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
