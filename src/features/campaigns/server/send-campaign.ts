import { recordActivity } from '#core/activity/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { CampaignDetail } from '../campaigns.contract.ts'
import { get } from './campaigns.service.ts'
import { refuseBroken } from './check-rules.ts'
import { holdPost, type PostPath } from './edit-post.ts'
import { possibleTime } from './possible-time.ts'
import * as repository from './posts.repository.ts'
import { settle } from './publishing/after-change.ts'
import { followUp } from './publishing/follow-up.job.ts'
import * as publishing from './publishing.service.ts'

type Sending = Pick<Deps, 'db' | 'clock' | 'queue'>

/** One step of a campaign, which holds its posts and announces the change; answers what the campaign is now. */
const takeStep = (
  { db }: Sending,
  actor: Actor,
  id: string,
  step: (db: Db) => Promise<void>,
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    await step(db)
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
    await publishing.schedulePosts(db, actor, locale, id, possibleTime(deps.clock, scheduledFor), postIds)
    await tell(db, actor, id, 'campaign_scheduled')
  })

export const cancel = (deps: Sending, actor: Actor, id: string, postIds?: string[]) =>
  takeStep(deps, actor, id, (db) => publishing.cancelPosts(db, actor, id, postIds))

export const retry = (deps: Sending, actor: Actor, locale: Locale, id: string) =>
  takeStep(deps, actor, id, async (db) => {
    const sent = await publishing.retryFailed(db, actor, id, (db, posts) =>
      refuseBroken(db, actor.workspaceId, posts, locale),
    )
    if (sent === 0) throw new AppError('nothing_failed')
  })

/** A draft only changes the day it is meant for; a post that is scheduled is due then. */
export const movePost = (deps: Sending, actor: Actor, locale: Locale, path: PostPath, scheduledFor: string) =>
  takeStep(deps, actor, path.id, async (db) => {
    const post = await holdPost(db, actor, path)
    const at = possibleTime(deps.clock, scheduledFor)
    if (post.state !== 'draft') return publishing.reschedulePost(db, actor, locale, post.id, at)
    await repository.update(db, actor.workspaceId, post.id, { scheduledFor: at, updatedAt: deps.clock.now() })
    await settle(db, actor, path.id)
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
