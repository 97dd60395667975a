import { recordActivity } from '#core/activity/index.server.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import {
  getCampaign,
  lockPost,
  type PostPath,
  parseScheduleTime,
  recomputeAndAnnounce,
  refuseBrokenPosts,
  updatePost,
} from '#features/campaigns/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { followUp } from '../outcomes/follow-up.job.ts'
import { type Readiness, requireReady } from './require-ready.ts'
import {
  publishNow,
  rescheduleLocked,
  reschedulePosts,
  retryFailed,
  schedulePosts,
  unschedulePosts,
} from './schedule-posts.ts'

type Scheduling = Pick<Deps, 'db' | 'clock' | 'queue'> & Readiness
/** Those that become scheduled. */
const upcoming = ['draft', 'scheduled', 'needs_you', 'failed'] as const

type Recorded = 'campaign_published' | 'campaign_ready' | 'campaign_scheduled'

/** Runs one step of a campaign in a transaction; `step` names the activity to record. Answers the updated campaign. */
const runCampaignStep = (
  { db }: Scheduling,
  actor: Actor,
  id: string,
  step: (db: Db) => Promise<Recorded | undefined>,
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    const kind = await step(db)
    const campaign = await getCampaign(db, actor, id)
    const { title } = campaign
    if (kind) await recordActivity(db, actor, { kind, values: { title }, link: `/campaigns/${id}` })
    return campaign
  })

export async function publish(deps: Scheduling, actor: Actor, locale: Locale, id: string) {
  await requireReady(deps, actor, { campaignId: id, states: ['draft', 'needs_you'] })
  return runCampaignStep(deps, actor, id, async (db) => {
    const { workspaceId } = actor
    const { sent, manual } = await publishNow(db, actor, id, (db, posts) =>
      refuseBrokenPosts(db, workspaceId, posts, locale),
    )
    // Notifies the campaign's maker of posts that need a person, as for a scheduled post without an account.
    if (manual > 0) await deps.queue.enqueue(db, followUp, { workspaceId, campaignIds: [id] })
    return sent > 0 ? 'campaign_published' : 'campaign_ready'
  })
}

export async function schedule(
  deps: Scheduling,
  actor: Actor,
  locale: Locale,
  id: string,
  { scheduledFor, postIds }: { scheduledFor: string; postIds?: string[] | undefined },
) {
  await requireReady(deps, actor, { campaignId: id, postIds, states: upcoming })
  return runCampaignStep(deps, actor, id, async (db) => {
    await schedulePosts(db, actor, locale, id, parseScheduleTime(deps.clock, scheduledFor), postIds)
    return 'campaign_scheduled'
  })
}

/** Each post at its own time: all of them, or none. */
export async function scheduleEach(
  deps: Scheduling,
  actor: Actor,
  locale: Locale,
  id: string,
  times: readonly { postId: string; scheduledFor: string }[],
) {
  const postIds = times.map(({ postId }) => postId)
  await requireReady(deps, actor, { campaignId: id, postIds, states: upcoming })
  return runCampaignStep(deps, actor, id, async (db) => {
    const moves = times.map(({ postId, scheduledFor }) => ({
      id,
      postId,
      at: parseScheduleTime(deps.clock, scheduledFor),
    }))
    await reschedulePosts(db, actor, locale, moves)
    return 'campaign_scheduled'
  })
}

export const unschedule = (deps: Scheduling, actor: Actor, id: string, postIds?: string[]) =>
  runCampaignStep(deps, actor, id, async (db) => {
    await unschedulePosts(db, actor, id, postIds)
    return undefined
  })

export async function retry(deps: Scheduling, actor: Actor, locale: Locale, id: string) {
  await requireReady(deps, actor, { campaignId: id, states: ['failed'] })
  return runCampaignStep(deps, actor, id, async (db) => {
    const sent = await retryFailed(db, actor, id, (db, posts) =>
      refuseBrokenPosts(db, actor.workspaceId, posts, locale),
    )
    if (sent === 0) throw new AppError('nothing_failed')
    return undefined
  })
}

/** A draft only changes its planned day; a scheduled post changes its due time. */
export async function movePost(
  deps: Scheduling,
  actor: Actor,
  locale: Locale,
  path: PostPath,
  scheduledFor: string,
) {
  await requireReady(deps, actor, { postIds: [path.postId], states: ['needs_you', 'failed'] })
  return runCampaignStep(deps, actor, path.id, async (db) => {
    const post = await lockPost(db, actor, path)
    const at = parseScheduleTime(deps.clock, scheduledFor)
    if (post.state === 'draft') {
      await updatePost(db, actor.workspaceId, post.id, { scheduledFor: at })
      await recomputeAndAnnounce(db, actor, path.id)
    } else await rescheduleLocked(db, actor, locale, post, at)
    return undefined
  })
}
