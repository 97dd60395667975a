import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Results } from '#connectors/social/adapter.ts'
import type { ResultsCadence } from '#connectors/social/channel.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import {
  isReadOnDemand,
  ownCadences,
  testCadence,
  usualCadence,
} from '#connectors/social/results/results-cadence.ts'
import { testAdapter } from '#connectors/social/server-registry.ts'
import type { ResultProblem } from '#features/campaigns/campaign-results.ts'
import { postAttempts, posts } from '#features/campaigns/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

/** A published post whose network can be asked for results. */
export type MeasuredPost = {
  id: string
  attemptId: string
  workspaceId: WorkspaceId
  campaignId: string
  remoteId: string
  accountId: string
}

const columns = {
  id: posts.id,
  attemptId: postAttempts.id,
  workspaceId: posts.workspaceId,
  campaignId: posts.campaignId,
  remoteId: sql<string>`${posts.remoteId}`,
  accountId: sql<string>`${postAttempts.accountId}`,
}

const isMeasurable = and(
  eq(posts.state, 'published'),
  isNotNull(posts.remoteId),
  eq(postAttempts.outcome, 'published'),
  isNotNull(postAttempts.accountId),
)

/** Only a person may ask, at a price they have seen. */
const isOnDemand = and(
  ne(postAttempts.adapter, testAdapter),
  inArray(posts.platform, allPlatforms.filter(isReadOnDemand)),
)

const minutes = (count: number) => sql`${count}::float8 * interval '1 minute'`

/** When a post is asked about next; null if no more. */
const after = (cadence: ResultsCadence) =>
  cadence.length === 0
    ? sql`null`
    : sql`case ${sql.join(
        cadence.map(
          ({ untilMinutes, everyMinutes }) =>
            sql`when posts.published_at > now() - ${minutes(untilMinutes)} then now() + ${minutes(everyMinutes)}`,
        ),
        sql` `,
      )} end`

const nextDue = sql`case when post_attempts.adapter = ${testAdapter} then ${after(testCadence)}
  ${sql.join(
    ownCadences().map(([platform, cadence]) => sql`when posts.platform = ${platform} then ${after(cadence)}`),
    sql` `,
  )} else ${after(usualCadence)} end`

export async function listWorkspacesWithDueResults(db: Db): Promise<WorkspaceId[]> {
  const { rows } = await db.execute<{ id: WorkspaceId }>(sql`
    select distinct workspace_id as id from post_attempts
    where results_due_at is not null and results_due_at <= now()`)
  return rows.map(({ id }) => id)
}

/**
 * Posts of a workspace whose results are due, oldest first. Their next time is written first, so that concurrent jobs
 * take others and a silent network is asked again then. One statement: a join on the claimed ids is planned with the
 * figures of before they were published, and then takes seconds.
 */
export async function claimDueResults(
  db: Db,
  workspaceId: WorkspaceId,
  limit: number,
): Promise<{ seen: number; posts: MeasuredPost[] }> {
  const { rows } = await db.execute<MeasuredPost & { isMeasurable: boolean }>(sql`
    with due as (
      select attempt.id, attempt.post_id from post_attempts attempt
      where attempt.workspace_id = ${workspaceId} and attempt.results_due_at is not null
        and attempt.results_due_at <= now()
      order by attempt.results_due_at limit ${limit} for update skip locked
    ), claimed as (
      update post_attempts set results_due_at = ${nextDue} from due join posts on posts.id = due.post_id
      where post_attempts.id = due.id
      returning posts.id, post_attempts.id as "attemptId", posts.workspace_id as "workspaceId",
        posts.campaign_id as "campaignId", posts.remote_id as "remoteId", post_attempts.account_id as "accountId",
        posts.published_at, (${isMeasurable} and not (${isOnDemand})
          and posts.published_at > now() - interval '30 days') as "isMeasurable"
    )
    select id, "attemptId", "workspaceId", "campaignId", "remoteId", "accountId", "isMeasurable" from claimed
    order by published_at, id`)
  return {
    seen: rows.length,
    posts: rows.flatMap(({ isMeasurable, ...post }) => (isMeasurable ? [post] : [])),
  }
}

/** Those of one campaign that are free to read, or one of its posts; due or not. */
export const listMeasured = (
  db: Db,
  workspaceId: WorkspaceId,
  campaignId: string,
  postId?: string,
): Promise<MeasuredPost[]> =>
  db
    .select(columns)
    .from(posts)
    .innerJoin(postAttempts, eq(postAttempts.postId, posts.id))
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.campaignId, campaignId),
        isMeasurable,
        postId === undefined ? sql`not (${isOnDemand})` : eq(posts.id, postId),
      ),
    )
    .orderBy(asc(posts.publishedAt), asc(posts.id))

export const listResults = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .select({
      id: posts.id,
      reach: posts.reach,
      likes: posts.likes,
      comments: posts.comments,
      shares: posts.shares,
      clicks: posts.clicks,
      at: posts.resultsAt,
    })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), inArray(posts.id, ids)))

/** What a network reported; figures that it left out stay as they are. */
export async function writeResults(
  db: Db,
  workspaceId: WorkspaceId,
  at: Date,
  read: readonly (Results & { postId: string })[],
): Promise<void> {
  const column = <T>(of: (each: Results & { postId: string }) => T) => sql.param(read.map(of))
  await db.execute(sql`
    update posts set reach = coalesce(now_is.reach, posts.reach), likes = coalesce(now_is.likes, posts.likes),
      comments = coalesce(now_is.comments, posts.comments), shares = coalesce(now_is.shares, posts.shares),
      clicks = coalesce(now_is.clicks, posts.clicks), results_at = ${at.toISOString()}::timestamptz, updated_at = now()
    from unnest(
      ${column(({ postId }) => postId)}::uuid[], ${column(({ reach }) => reach)}::int[],
      ${column(({ likes }) => likes)}::int[], ${column(({ comments }) => comments)}::int[],
      ${column(({ shares }) => shares)}::int[], ${column(({ clicks }) => clicks)}::int[]
    ) as now_is (id, reach, likes, comments, shares, clicks)
    where posts.workspace_id = ${workspaceId} and posts.id = now_is.id`)
}

export const insertReading = (db: Db, reading: typeof postAttempts.$inferInsert) =>
  db.insert(postAttempts).values(reading)

const isOneOf = (attemptIds: string[]) => sql`${postAttempts.id} = any(${sql.param(attemptIds)}::uuid[])`

/** The network answered for these posts, which the caller has read. */
export async function markRead(db: Db, attemptIds: string[], at: Date): Promise<void> {
  if (attemptIds.length === 0) return
  await db.update(postAttempts).set({ resultsReadAt: at, resultsProblem: null }).where(isOneOf(attemptIds))
}

/** It did not answer for these. */
export async function markProblem(db: Db, attemptIds: string[], problem: ResultProblem): Promise<void> {
  if (attemptIds.length === 0) return
  await db.update(postAttempts).set({ resultsProblem: problem }).where(isOneOf(attemptIds))
}
