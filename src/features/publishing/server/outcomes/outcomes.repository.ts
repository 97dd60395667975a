import { sql } from 'drizzle-orm'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { isReadOnDemand } from '#connectors/social/results/results-cadence.ts'
import { testAdapter } from '#connectors/social/server-registry.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import { lockCampaigns, type PostProgress } from '#features/campaigns/index.server.ts'
import type { PostReason } from '#features/campaigns/post-reasons.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

// Outcomes of all workspaces are written together, so these queries have no workspace filter. Every row has its own
// workspace id.

/** `waitMs`: until the post is due again, or until the network is asked again. */
export type NewState = {
  id: string
  state: PostState
  reason: PostReason | null
  detail: string | null
  remoteId: string | null
  remoteUrl: string | null
  progress: PostProgress | null
  waitMs: number | null
}

/** One statement for all of them. */
export async function writeStates(db: Db, changes: NewState[]): Promise<void> {
  if (changes.length === 0) return
  const column = <T>(of: (each: NewState) => T) => sql.param(changes.map(of))
  await db.execute(sql`
    update posts set state = now_is.state, reason = now_is.reason, reason_detail = now_is.detail,
      remote_id = coalesce(now_is.remote_id, posts.remote_id), remote_url = coalesce(now_is.remote_url, posts.remote_url),
      progress = now_is.progress, handle = null,
      due_at = case when now_is.state = 'scheduled' then now() + now_is.wait_ms * interval '1 millisecond' end,
      lease_until = case when now_is.state = 'sending' then now() + now_is.wait_ms * interval '1 millisecond' end,
      published_at = case when now_is.state = 'published' then now() else posts.published_at end,
      updated_at = now()
    from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ state }) => state)}::text[], ${column(({ reason }) => reason)}::text[],
      ${column(({ detail }) => detail)}::text[], ${column(({ remoteId }) => remoteId)}::text[],
      ${column(({ remoteUrl }) => remoteUrl)}::text[], 
      ${column(({ progress }) => progress && JSON.stringify(progress))}::jsonb[],
      ${column(({ waitMs }) => waitMs)}::float8[]
    ) as now_is (id, state, reason, detail, remote_id, remote_url, progress, wait_ms)
    where posts.id = now_is.id`)
}

/** How soon after publishing the network is asked for the first results. */
const FIRST_RESULTS = sql.raw("interval '10 seconds'")

const onDemand = allPlatforms.filter(isReadOnDemand)
/** Its results are read only if a person asks for them. */
const isOnDemand = sql`post_attempts.adapter <> ${testAdapter} and exists (
  select from posts where posts.id = post_attempts.post_id and posts.platform = any(${sql.param(onDemand)}::text[]))`

export type AttemptEnd = {
  id: string
  outcome: string
  detail: string | null
  answer: string | null
  isOver: boolean
}

export async function endAttempts(db: Db, ends: AttemptEnd[]): Promise<void> {
  if (ends.length === 0) return
  const column = <T>(of: (each: AttemptEnd) => T) => sql.param(ends.map(of))
  await db.execute(sql`
    update post_attempts set outcome = now_is.outcome, detail = now_is.detail, answer = now_is.answer,
      ended_at = case when now_is.is_over then now() end,
      results_due_at = case when now_is.outcome = 'published' and not (${isOnDemand}) then now() + ${FIRST_RESULTS} end
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ outcome }) => outcome)}::text[],
      ${column(({ detail }) => detail)}::text[], ${column(({ answer }) => answer)}::text[],
      ${column(({ isOver }) => isOver)}::boolean[]) as now_is (id, outcome, detail, answer, is_over)
    where post_attempts.id = now_is.id`)
}

export type CurrentState = {
  id: string
  workspaceId: WorkspaceId
  state: PostState
  fence: number
  turn: number
  dueMs: number | null
}

/**
 * Locks campaigns, then posts, then totals, each sorted by id: concurrent transactions wait for each other and cannot
 * deadlock.
 */
export async function lockCurrentStates(
  db: Db,
  campaignIds: string[],
  postIds: string[],
): Promise<Map<string, CurrentState>> {
  await lockCampaigns(db, campaignIds)
  const { rows } = await db.execute<CurrentState>(sql`
    select id, workspace_id as "workspaceId", state, fence, turn, (extract(epoch from due_at) * 1000)::float8 as "dueMs" from posts
    where id = any(${sql.param(postIds)}::uuid[]) order by id for update`)
  const workspaceIds = [...new Set(rows.map(({ workspaceId }) => workspaceId))]
  await db.execute(sql`
    select from campaign_totals where workspace_id = any(${sql.param(workspaceIds)}::uuid[])
    order by workspace_id, brand_id for no key update`)
  return new Map(rows.map((row) => [row.id, row]))
}
