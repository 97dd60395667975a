import { asc, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import type { PostReason } from '#features/campaigns/post-reasons.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { postMedia, posts } from '../posts.table.ts'
import type { AttemptRow } from './publishing.repository.ts'

/** The engine works for all workspaces at once: the only questions here that ask for none. Every row names its own. */

export type DuePost = {
  id: string
  workspaceId: WorkspaceId
  campaignId: string
  brandId: string | null
  platform: Platform
  title: string
  text: string
  fence: number
  /** By the clock of the database, which alone decides what is due. */
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

/** Of these posts, which their callers have read, those whose picture or video is being made. */
export async function listBeingDrawn(db: Db, postIds: string[]): Promise<Set<string>> {
  if (postIds.length === 0) return new Set()
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(sql`${posts.id} = any(${sql.param(postIds)}::uuid[]) and ${posts.drawingUntil} > now()`)
  return new Set(rows.map(({ id }) => id))
}

export type NewAttempt = {
  id: string
  workspaceId: WorkspaceId
  postId: string
  number: number
  accountId: string
  accountName: string
  adapter: string
}

/** From now until the outcome is written these are in the hands of whoever took them up; the intent stands before the call. */
export async function takeUp(db: Db, attempts: NewAttempt[], leaseMs: number): Promise<void> {
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

/** They wait a little longer, and nobody else's turn comes later because of that. Answers until when, for each of them. */
export async function defer(db: Db, waits: { id: string; ms: number }[]): Promise<Map<string, number>> {
  if (waits.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; dueMs: number }>(sql`
    update posts set due_at = now() + later.ms * interval '1 millisecond'
    from unnest(${sql.param(waits.map(({ id }) => id))}::uuid[], ${sql.param(waits.map(({ ms }) => ms))}::float8[])
      as later (id, ms)
    where posts.id = later.id returning posts.id, ${dueMs}`)
  return new Map(rows.map(({ id, dueMs }) => [id, dueMs]))
}

export type Forsaken = {
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
  /** What its sender could say; null where nobody has said anything. */
  outcome: AttemptRow['outcome']
}

/** The oldest of those whose sender has not been heard of since its lease ended, held until the transaction ends. */
export async function lockForsaken(db: Db, limit: number): Promise<Forsaken[]> {
  const { rows } = await db.execute<Forsaken>(sql`
    select posts.id as "postId", posts.workspace_id as "workspaceId", posts.campaign_id as "campaignId", posts.platform,
      posts.fence, posts.handle, attempt.id as "attemptId", attempt.account_id as "accountId",
      (extract(epoch from now() - attempt.started_at) * 1000)::float8 as "ageMs", attempt.outcome
    from posts join post_attempts attempt on attempt.post_id = posts.id and attempt.number = posts.fence
    where posts.state = 'sending' and posts.lease_until < now()
    order by posts.lease_until limit ${limit} for update of posts skip locked`)
  return rows
}

/** Nobody else asks about these before the lease is over. */
export async function extendLeases(db: Db, postIds: string[], leaseMs: number): Promise<void> {
  if (postIds.length === 0) return
  await db.execute(sql`
    update posts set lease_until = now() + ${milliseconds(leaseMs)} where id = any(${sql.param(postIds)}::uuid[])`)
}

/** What a post has become. `waitMs`: until it is due again, or until the network is asked again. */
export type Became = {
  id: string
  state: PostState
  reason: PostReason | null
  detail: string | null
  remoteId: string | null
  remoteUrl: string | null
  handle: string | null
  waitMs: number | null
}

/** One statement for all of them. */
export async function writeStates(db: Db, became: Became[]): Promise<void> {
  if (became.length === 0) return
  const column = <T>(of: (each: Became) => T) => sql.param(became.map(of))
  await db.execute(sql`
    update posts set state = now_is.state, reason = now_is.reason, reason_detail = now_is.detail,
      remote_id = coalesce(now_is.remote_id, posts.remote_id), remote_url = coalesce(now_is.remote_url, posts.remote_url),
      handle = now_is.handle,
      due_at = case when now_is.state = 'scheduled' then now() + now_is.wait_ms * interval '1 millisecond' end,
      lease_until = case when now_is.state = 'sending' then now() + now_is.wait_ms * interval '1 millisecond' end,
      published_at = case when now_is.state = 'published' then now() else posts.published_at end,
      updated_at = now()
    from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ state }) => state)}::text[], ${column(({ reason }) => reason)}::text[],
      ${column(({ detail }) => detail)}::text[], ${column(({ remoteId }) => remoteId)}::text[],
      ${column(({ remoteUrl }) => remoteUrl)}::text[], ${column(({ handle }) => handle)}::text[],
      ${column(({ waitMs }) => waitMs)}::float8[]
    ) as now_is (id, state, reason, detail, remote_id, remote_url, handle, wait_ms)
    where posts.id = now_is.id`)
}

/** So soon after it is out the network is asked for the first figures. */
const FIRST_RESULTS = sql.raw("interval '10 seconds'")

export type AttemptEnd = { id: string; outcome: string; detail: string | null; isOver: boolean }

export async function endAttempts(db: Db, ends: AttemptEnd[]): Promise<void> {
  if (ends.length === 0) return
  const column = <T>(of: (each: AttemptEnd) => T) => sql.param(ends.map(of))
  await db.execute(sql`
    update post_attempts set outcome = now_is.outcome, detail = now_is.detail,
      ended_at = case when now_is.is_over then now() end,
      results_due_at = case when now_is.outcome = 'published' then now() + ${FIRST_RESULTS} end
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ outcome }) => outcome)}::text[],
      ${column(({ detail }) => detail)}::text[], ${column(({ isOver }) => isOver)}::boolean[])
      as now_is (id, outcome, detail, is_over)
    where post_attempts.id = now_is.id`)
}

export type Standing = {
  id: string
  workspaceId: WorkspaceId
  state: PostState
  fence: number
  dueMs: number | null
}

/**
 * The posts as they stand, held: first their campaigns, then they themselves, then the totals that follow, each in one order
 * for all. So those who change many posts at once wait for each other instead of blocking each other for ever.
 */
export async function holdStanding(
  db: Db,
  campaignIds: string[],
  postIds: string[],
): Promise<Map<string, Standing>> {
  await db.execute(
    sql`select from campaigns where id = any(${sql.param(campaignIds)}::uuid[]) order by id for update`,
  )
  const { rows } = await db.execute<Standing>(sql`
    select id, workspace_id as "workspaceId", state, fence, ${dueMs} from posts
    where id = any(${sql.param(postIds)}::uuid[]) order by id for update`)
  const workspaceIds = [...new Set(rows.map(({ workspaceId }) => workspaceId))]
  await db.execute(sql`
    select from campaign_totals where workspace_id = any(${sql.param(workspaceIds)}::uuid[])
    order by workspace_id, brand_id for no key update`)
  return new Map(rows.map((row) => [row.id, row]))
}
