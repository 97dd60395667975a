import { asc, eq, sql } from 'drizzle-orm'
import type { OutgoingPost } from '#connectors/social/adapter.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import {
  type AttemptRow,
  type PostProgress,
  postMedia,
  posts,
  type StoredMedia,
} from '#features/campaigns/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

// The engine works for all workspaces, so these queries have no workspace filter. Every row has its own workspace id.

export type DuePost = {
  id: string
  workspaceId: WorkspaceId
  campaignId: string
  brandId: string | null
  platform: Platform
  /** The account that a person chose; null for the usual one. */
  accountId: string | null
  title: string
  text: string
  followUps: string[]
  options: Record<string, string>
  fence: number
  turn: number
  progress: PostProgress | null
  /** By the database clock, which alone decides what is due. */
  now: Date
  /** Since the planned time. */
  lateMs: number
}

const dueMs = sql`(extract(epoch from posts.due_at) * 1000)::float8 as "dueMs"`
const milliseconds = (ms: number) => sql`${ms} * interval '1 millisecond'`

export const listMediaOf = (db: Db, postIds: string[]) =>
  db
    .select({
      postId: postMedia.postId,
      kind: postMedia.kind,
      url: postMedia.url,
      alt: postMedia.alt,
      width: postMedia.width,
      height: postMedia.height,
    })
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
  /** It goes on from the saved step. */
  isContinued: boolean
}

/** Written before the calls: until its outcome is written, a post is `sending` and belongs to this process. */
export async function startAttempts(db: Db, attempts: NewAttempt[], leaseMs: number): Promise<void> {
  const column = <T>(of: (each: NewAttempt) => T) => sql.param(attempts.map(of))
  await db.execute(sql`
    update posts set state = 'sending', fence = taken.fence, turn = posts.turn + 1,
      lease_until = now() + ${milliseconds(leaseMs)}, progress = case when taken.is_continued then posts.progress end, handle = null,
      reason = null, reason_detail = null, updated_at = now()
    from unnest(${column(({ postId }) => postId)}::uuid[], ${column(({ number }) => number)}::int[],
      ${column(({ isContinued }) => isContinued)}::boolean[]) as taken (id, fence, is_continued)
    where posts.id = taken.id`)
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

type Held = { postId: string; fence: number; turn: number }

const isHeld = ({ postId, fence, turn }: Held) =>
  sql`id = ${postId} and fence = ${fence} and turn = ${turn} and state = 'sending'`

/** Answers whether the post is still this worker's. */
export async function renewLease(db: Db, held: Held, leaseMs: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update posts set lease_until = now() + ${milliseconds(leaseMs)} where ${isHeld(held)}`)
  return rowCount === 1
}

/** The same, with the step from which the next worker would go on. */
export async function saveProgress(
  db: Db,
  held: Held,
  progress: PostProgress,
  leaseMs: number,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update posts set progress = ${JSON.stringify(progress)}::jsonb, lease_until = now() + ${milliseconds(leaseMs)},
      updated_at = now() where ${isHeld(held)}`)
  return rowCount === 1
}

type StoredPost = Omit<OutgoingPost, 'reference' | 'media'> & { media: StoredMedia[] }

/** A post as it is sent, without its reference. It cannot be changed while it is being sent. */
export async function readOutgoing(db: Db, postId: string): Promise<StoredPost> {
  const { platform, title, text, followUps, options } = posts
  const [post] = await db
    .select({ platform, title, text, followUps, options })
    .from(posts)
    .where(eq(posts.id, postId))
  if (!post) throw new Error('A post that is being sent is gone.')
  const media = await listMediaOf(db, [postId])
  return { ...post, media: media.map(({ postId: _, ...each }) => each) }
}

export type Abandoned = {
  postId: string
  workspaceId: WorkspaceId
  campaignId: string
  platform: Platform
  fence: number
  turn: number
  progress: PostProgress | null
  attemptId: string
  accountId: string | null
  /** When this worker took it over, by its monotonic clock. */
  leasedAt: number
  /** Since the attempt began, or since its last step was saved. */
  ageMs: number
  /** What its worker wrote; null if nothing. */
  outcome: AttemptRow['outcome']
}

/** As an earlier version wrote it. */
const progressBefore = sql`case when posts.handle is not null then
  jsonb_build_object('reference', attempt.id, 'step', posts.handle, 'isAccepted', true, 'content', '') end`

/** The oldest posts whose worker has been silent since its lease ended, locked until the transaction ends. */
export async function lockAbandoned(db: Db, limit: number): Promise<Abandoned[]> {
  const leasedAt = performance.now()
  const { rows } = await db.execute<Omit<Abandoned, 'leasedAt'>>(sql`
    select posts.id as "postId", posts.workspace_id as "workspaceId", posts.campaign_id as "campaignId", posts.platform,
      posts.fence, posts.turn + 1 as turn, coalesce(posts.progress, ${progressBefore}) as progress, attempt.id as "attemptId", attempt.account_id as "accountId",
      (extract(epoch from now() - case when posts.progress is null then attempt.started_at else posts.updated_at end)
        * 1000)::float8 as "ageMs", attempt.outcome
    from posts join post_attempts attempt on attempt.post_id = posts.id and attempt.number = posts.fence
    where posts.state = 'sending' and posts.lease_until < now()
    order by posts.lease_until limit ${limit} for update of posts skip locked`)
  return rows.map((row) => ({ ...row, leasedAt }))
}

/** From now on only this worker can save a step of theirs. */
export async function takeOver(db: Db, postIds: string[], leaseMs: number): Promise<void> {
  if (postIds.length === 0) return
  await db.execute(sql`
    update posts set turn = turn + 1, lease_until = now() + ${milliseconds(leaseMs)}
    where id = any(${sql.param(postIds)}::uuid[])`)
}

/** No other worker looks these up before the lease ends. */
export async function extendLeases(db: Db, postIds: string[], leaseMs: number): Promise<void> {
  if (postIds.length === 0) return
  await db.execute(sql`
    update posts set lease_until = now() + ${milliseconds(leaseMs)} where id = any(${sql.param(postIds)}::uuid[])`)
}
