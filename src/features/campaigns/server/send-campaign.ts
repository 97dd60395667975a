import { recordActivity } from '#core/activity/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { CampaignDetail } from '../campaigns.contract.ts'
import { announceCampaigns } from './announce-campaigns.ts'
import { get } from './campaigns.service.ts'
import { refuseBroken } from './check-rules.ts'
import { holdPost, type PostPath } from './edit-post.ts'
import { possibleTime } from './possible-time.ts'
import * as repository from './posts.repository.ts'
import { followUp } from './publishing/follow-up.job.ts'
import * as publishing from './publishing.service.ts'
import { settleCampaign } from './settle-campaign.ts'

type Sending = Pick<Deps, 'db' | 'clock' | 'queue'>

/** Its posts, held; those that are named must all be there. */
async function holdPosts(db: Db, actor: Actor, id: string, postIds?: string[]) {
  const posts = await repository.hold(db, actor.workspaceId, id)
  if (posts.length === 0) throw notFound()
  if (!postIds) return posts
  const chosen = posts.filter((post) => postIds.includes(post.id))
  if (chosen.length !== new Set(postIds).size) throw notFound()
  return chosen
}

/** One step of a campaign and what follows from it. Posts come in held, so of two who ask at once the second sees the first. */
const takeStep = (
  { db }: Sending,
  actor: Actor,
  id: string,
  step: (db: Db) => Promise<void>,
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    await step(db)
    await announceCampaigns(db, actor)
    return get(db, actor, id)
  })

type Told = 'campaign_published' | 'campaign_ready' | 'campaign_scheduled'

const tell = async (db: Db, actor: Actor, id: string, kind: Told) => {
  const { title } = await get(db, actor, id)
  await recordActivity(db, actor, { kind, values: { title }, link: `/campaigns/${id}` })
}

export const publish = (deps: Sending, actor: Actor, locale: Locale, id: string) =>
  takeStep(deps, actor, id, async (db) => {
    const { workspaceId } = actor
    const { sent, handedOver } = await publishing.publishNow(db, actor, id, (db, posts) =>
      refuseBroken(db, workspaceId, posts, locale),
    )
    // Whoever made the campaign is told of what waits for a person, as when it is due later.
    if (handedOver > 0) await deps.queue.enqueue(db, followUp, { workspaceId, campaignIds: [id] })
    await tell(db, actor, id, sent > 0 ? 'campaign_published' : 'campaign_ready')
  })

export const schedule = (
  deps: Sending,
  actor: Actor,
  locale: Locale,
  id: string,
  { scheduledFor, postIds }: { scheduledFor: string; postIds?: string[] | undefined },
) =>
  takeStep(deps, actor, id, async (db) => {
    await holdPosts(db, actor, id, postIds)
    const at = possibleTime(deps.clock, scheduledFor)
    await publishing.schedulePosts(db, actor, locale, id, at, postIds)
    await tell(db, actor, id, 'campaign_scheduled')
  })

export const cancel = (deps: Sending, actor: Actor, id: string, postIds?: string[]) =>
  takeStep(deps, actor, id, async (db) => {
    await holdPosts(db, actor, id, postIds)
    await publishing.cancelPosts(db, actor, id, postIds)
  })

export const retry = (deps: Sending, actor: Actor, locale: Locale, id: string) =>
  takeStep(deps, actor, id, async (db) => {
    const failed = (await holdPosts(db, actor, id)).filter(({ state }) => state === 'failed')
    if (failed.length === 0) throw new AppError('nothing_failed')
    await refuseBroken(db, actor.workspaceId, failed, locale)
    await publishing.retryFailed(db, actor, id)
  })

/** A draft only changes the day it is meant for; a post that is scheduled is due then. */
export const movePost = (deps: Sending, actor: Actor, locale: Locale, path: PostPath, scheduledFor: string) =>
  takeStep(deps, actor, path.id, async (db) => {
    const post = await holdPost(db, actor, path)
    const at = possibleTime(deps.clock, scheduledFor)
    if (post.state !== 'draft') return publishing.reschedulePost(db, actor, locale, post.id, at)
    await repository.update(db, actor.workspaceId, post.id, { scheduledFor: at, updatedAt: deps.clock.now() })
    await settleCampaign(db, actor.workspaceId, path.id)
  })

export const confirmPost = (deps: Sending, actor: Actor, path: PostPath, url: string | undefined) =>
  takeStep(deps, actor, path.id, async (db) => {
    const post = await holdPost(db, actor, path)
    await publishing.confirmPosted(deps, db, actor, post.id, url ? { url } : {})
  })

/** The networks are asked outside of any transaction: their answers take as long as they take. */
export async function refreshResults(deps: Deps, actor: Actor, id: string): Promise<CampaignDetail> {
  await get(deps.db, actor, id)
  await publishing.refreshResults(deps, actor.workspaceId, id)
  return get(deps.db, actor, id)
}
