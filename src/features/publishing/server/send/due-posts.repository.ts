import { asc, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import { type AttemptRow, postMedia } from '#features/campaigns/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

// The engine works for all workspaces, so these queries have no workspace filter. Every row has its own workspace id.

export type DuePost = {
  id: string
  workspaceId: WorkspaceId
  campaignId: string
  brandId: string | null
  platform: Platform
  title: string
  text: string
  followUps: string[]
  fence: number
  /** By the database clock, which alone decides what is due. */
  now: Date
  lateMs: number
}

const dueMs = sql`(extract(epoch from posts.due_at) * 1000)::float8 as "dueMs"`
const milliseconds = (ms: number) => sql`${ms} * interval '1 millisecond'`

export const listMediaOf = (db: Db, postIds: string[]) =>
  db
    .select({ postId: postMedia.postId, kind: postMedia.kind, url: postMedia.url, alt: postMedia.alt })
    .from(postMedia)
    .where(sql`${postMedia.postId} = any(${sql.param(postIds)}::uuid[])`)
    .orderBy(asc(postMedia.position))

export type NewAttempt = {
  id: string
  workspaceId: WorkspaceId
  postId: string
  number: number
  accountId: string
  accountName: string
  adapter: string
}

/** Written before the calls: until its outcome is written, a post is `sending` and belongs to this process. */
export async function startAttempts(db: Db, attempts: NewAttempt[], leaseMs: number): Promise<void> {
  await db.execute(sql`
    update posts set state = 'sending', fence = taken.fence, lease_until = now() + ${milliseconds(leaseMs)}, handle = null,
      reason = null, reason_detail = null, updated_at = now()
    from unnest(${sql.param(attempts.map(({ postId }) => postId))}::uuid[],
      ${sql.param(attempts.map(({ number }) => number))}::int[]) as taken (id, fence)
    where posts.id = taken.id`)
  const column = <T>(of: (each: NewAttempt) => T) => sql.param(attempts.map(of))
  await db.execute(sql`
    insert into post_attempts (id, workspace_id, post_id, number, account_id, account_name, adapter, started_at)
    select *, now() from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ workspaceId }) => workspaceId)}::uuid[],
      ${column(({ postId }) => postId)}::uuid[], ${column(({ number }) => number)}::int[],
      ${column(({ accountId }) => accountId)}::uuid[], ${column(({ accountName }) => accountName)}::text[],
      ${column(({ adapter }) => adapter)}::text[]
    )`)
}

/** Moves their due times; other posts are not delayed. Answers the new times. */
export async function defer(db: Db, waits: { id: string; ms: number }[]): Promise<Map<string, number>> {
  if (waits.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; dueMs: number }>(sql`
    update posts set due_at = now() + later.ms * interval '1 millisecond'
    from unnest(${sql.param(waits.map(({ id }) => id))}::uuid[], ${sql.param(waits.map(({ ms }) => ms))}::float8[])
      as later (id, ms)
    where posts.id = later.id returning posts.id, ${dueMs}`)
  return new Map(rows.map(({ id, dueMs }) => [id, dueMs]))
}

export type Abandoned = {
  postId: string
  workspaceId: WorkspaceId
  campaignId: string
  platform: Platform
  fence: number
  handle: string | null
  attemptId: string
  accountId: string | null
  /** Since the attempt began. */
  ageMs: number
  /** What its worker wrote; null if nothing. */
  outcome: AttemptRow['outcome']
}

/** The oldest posts whose worker has been silent since its lease ended, locked until the transaction ends. */
export async function lockAbandoned(db: Db, limit: number): Promise<Abandoned[]> {
  const { rows } = await db.execute<Abandoned>(sql`
    select posts.id as "postId", posts.workspace_id as "workspaceId", posts.campaign_id as "campaignId", posts.platform,
      posts.fence, posts.handle, attempt.id as "attemptId", attempt.account_id as "accountId",
      (extract(epoch from now() - attempt.started_at) * 1000)::float8 as "ageMs", attempt.outcome
    from posts join post_attempts attempt on attempt.post_id = posts.id and attempt.number = posts.fence
    where posts.state = 'sending' and posts.lease_until < now()
    order by posts.lease_until limit ${limit} for update of posts skip locked`)
  return rows
}

/** No other worker looks these up before the lease ends. */
export async function extendLeases(db: Db, postIds: string[], leaseMs: number): Promise<void> {
  if (postIds.length === 0) return
  await db.execute(sql`
    update posts set lease_until = now() + ${milliseconds(leaseMs)} where id = any(${sql.param(postIds)}::uuid[])`)
}
