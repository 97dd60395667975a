import { toPublish } from '#features/campaigns/campaign-offers.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import {
  lockPosts,
  type PostPath,
  type PostRow,
  pinAccounts,
  recomputeAndAnnounce,
  refuseBrokenPosts,
} from '#features/campaigns/index.server.ts'
import { type PostReason, reasonWithoutAccount } from '#features/campaigns/post-reasons.ts'
import { type AccountRow, accountsFor } from '#features/social-accounts/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from './scheduled-posts.repository.ts'

export type Scheduler = Pick<Actor, 'workspaceId' | 'clientId'>

const schedulable = new Set<PostState>(['draft', 'scheduled', 'needs_you', 'failed'])
/** Scheduling a campaign includes these; failed posts are retried separately. */
const upcoming = new Set<PostState>(['draft', 'scheduled', 'needs_you'])

/** The posts of a campaign, locked; optionally only these ids, which must all belong to it. */
async function lockChosen(
  db: Db,
  actor: Scheduler,
  campaignId: string,
  postIds?: string[],
): Promise<PostRow[]> {
  const all = await lockPosts(db, actor, campaignId)
  if (!postIds) return all
  const chosen = all.filter(({ id }) => postIds.includes(id))
  if (chosen.length < new Set(postIds).size) throw notFound()
  return chosen
}

function requireSchedulable(post: PostRow): void {
  if (post.state === 'sending') throw new AppError('already_sending')
  if (!schedulable.has(post.state)) throw new AppError('already_out')
}

/** Refuses posts that break rules. */
type Check = (db: Db, posts: PostRow[]) => Promise<void>
type ScheduleOne = (db: Db, post: PostRow) => Promise<unknown>

async function scheduleEach(
  db: Db,
  actor: Scheduler,
  campaignId: string,
  chosen: PostRow[],
  scheduleOne: ScheduleOne,
) {
  await pinAccounts(db, chosen)
  for (const post of chosen) await scheduleOne(db, post)
  if (chosen.some(({ isDemo }) => isDemo)) await repository.clearDemoMark(db, actor.workspaceId, campaignId)
  await recomputeAndAnnounce(db, actor, campaignId)
}

const scheduleAll = (db: Db, actor: Scheduler, campaignId: string, chosen: PostRow[], at: Date | 'now') =>
  scheduleEach(db, actor, campaignId, chosen, (db, { workspaceId, id }) =>
    repository.schedule(db, workspaceId, id, at),
  )

/** Why a post cannot be sent; null if an account is ready. */
function obstacleOf(post: PostRow, account: AccountRow | undefined): PostReason | null {
  if (!account) return reasonWithoutAccount(post)
  return account.health === 'needs_reconnect' ? 'needs_reconnect' : null
}

/**
 * Sends a draft now, or posts that needed a person and have an account by now. Posts without an account are assigned to
 * a person immediately, so that the answer is accurate. Of several concurrent calls, one sends and the others are
 * refused.
 */
export const publishNow = (
  db: Db,
  actor: Scheduler,
  campaignId: string,
  check?: Check,
): Promise<{ sent: number; manual: number }> =>
  db.transaction(async (db) => {
    const all = await lockPosts(db, actor, campaignId)
    const accountOf = await accountsFor(db, all)
    const obstacleFor = (post: PostRow) => obstacleOf(post, accountOf(post))
    const chosen = toPublish(all, (post) => obstacleFor(post) === null)
    if (chosen.length === 0) throw new AppError('not_a_draft')
    await check?.(db, chosen)
    let manual = 0
    await scheduleEach(db, actor, campaignId, chosen, (db, post) => {
      const reason = obstacleFor(post)
      if (reason === null) return repository.schedule(db, post.workspaceId, post.id, 'now')
      manual += 1
      return repository.assignToPerson(db, post.workspaceId, post.id, reason)
    })
    return { sent: chosen.length - manual, manual }
  })

/**
 * Schedules the upcoming posts of a campaign, or those with these ids. Only these have to follow the rules of their
 * networks.
 */
export const schedulePosts = (
  db: Db,
  actor: Scheduler,
  locale: Locale,
  campaignId: string,
  at: Date,
  postIds?: string[],
): Promise<void> =>
  db.transaction(async (db) => {
    const locked = await lockChosen(db, actor, campaignId, postIds)
    if (postIds) locked.forEach(requireSchedulable)
    const chosen = postIds ? locked : locked.filter(({ state }) => upcoming.has(state))
    if (chosen.length === 0) throw new AppError('not_a_draft')
    await refuseBrokenPosts(db, actor.workspaceId, chosen, locale)
    await scheduleAll(db, actor, campaignId, chosen, at)
  })

/** Turns posts that are scheduled or need a person into drafts again. Refused while one of them is being sent. */
export const unschedulePosts = (
  db: Db,
  actor: Scheduler,
  campaignId: string,
  postIds?: string[],
): Promise<void> =>
  db.transaction(async (db) => {
    const chosen = await lockChosen(db, actor, campaignId, postIds)
    if (chosen.some(({ state }) => state === 'sending')) throw new AppError('already_sending')
    for (const { workspaceId, id, state } of chosen)
      if (state === 'scheduled' || state === 'needs_you') await repository.unschedule(db, workspaceId, id)
    await recomputeAndAnnounce(db, actor, campaignId)
  })

/**
 * Changes the time of a post that the caller has locked. A scheduled post was already checked; any other has to follow
 * the rules from now on.
 */
export async function rescheduleLocked(
  db: Db,
  actor: Scheduler,
  locale: Locale,
  post: PostRow,
  at: Date,
): Promise<void> {
  requireSchedulable(post)
  if (post.state !== 'scheduled') await refuseBrokenPosts(db, actor.workspaceId, [post], locale)
  await scheduleAll(db, actor, post.campaignId, [post], at)
}

/** A post with its new time. */
export type Rescheduled = PostPath & { at: Date }

/**
 * Changes the times of posts of several campaigns: all or none. Campaigns are locked in the order of their ids, so that
 * two calls cannot wait for each other. Answers the posts.
 */
export const reschedulePosts = (
  db: Db,
  actor: Scheduler,
  locale: Locale,
  moves: readonly Rescheduled[],
): Promise<PostRow[]> =>
  db.transaction(async (db) => {
    const moved: PostRow[] = []
    const byCampaign = [...Map.groupBy(moves, ({ id }) => id)].sort(([a], [b]) => a.localeCompare(b))
    for (const [campaignId, ofCampaign] of byCampaign) {
      const timeOf = new Map(ofCampaign.map(({ postId, at }) => [postId, at]))
      const chosen = await lockChosen(db, actor, campaignId, [...timeOf.keys()])
      chosen.forEach(requireSchedulable)
      const unchecked = chosen.filter(({ state }) => state !== 'scheduled')
      await refuseBrokenPosts(db, actor.workspaceId, unchecked, locale)
      await scheduleEach(db, actor, campaignId, chosen, (db, { workspaceId, id }) =>
        repository.schedule(db, workspaceId, id, timeOf.get(id) ?? 'now'),
      )
      moved.push(...chosen)
    }
    return moved
  })

/** Retries the failed posts now, and nothing else. Answers how many there were. */
export const retryFailed = (db: Db, actor: Scheduler, campaignId: string, check?: Check): Promise<number> =>
  db.transaction(async (db) => {
    const posts = await lockPosts(db, actor, campaignId)
    const failed = posts.filter(({ state }) => state === 'failed')
    if (failed.length === 0) return 0
    await check?.(db, failed)
    await scheduleAll(db, actor, campaignId, failed, 'now')
    return failed.length
  })
