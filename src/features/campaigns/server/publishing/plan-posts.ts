import { toPublish } from '#features/campaigns/campaign-offers.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import type { PostReason } from '#features/campaigns/post-reasons.ts'
import { type AccountRow, accountsFor } from '#features/social-accounts/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { refuseBroken } from '../check-rules.ts'
import { settle } from './after-change.ts'
import {
  findCampaignId,
  handToPerson,
  lockCampaign,
  lockPosts,
  makeOwn,
  type PostRow,
  planPost,
  updatePost,
} from './publishing.repository.ts'

type Doer = Pick<Actor, 'workspaceId' | 'clientId'>

/** What may still be given a time. */
const plannable = new Set<PostState>(['draft', 'scheduled', 'needs_you', 'failed'])
/** Of these a campaign as a whole is still to come; what failed is tried again on its own. */
const toCome = new Set<PostState>(['draft', 'scheduled', 'needs_you'])

/** The posts of a campaign, held; of some of them, when ids are given, which all have to be of it. */
async function hold(
  db: Db,
  { workspaceId }: Doer,
  campaignId: string,
  postIds?: string[],
): Promise<PostRow[]> {
  const campaign = await lockCampaign(db, workspaceId, campaignId)
  if (!campaign) throw notFound()
  const all = await lockPosts(db, workspaceId, campaignId)
  if (!postIds) return all
  const chosen = all.filter(({ id }) => postIds.includes(id))
  if (chosen.length < new Set(postIds).size) throw notFound()
  return chosen
}

function refuseUnplannable(post: PostRow): void {
  if (post.state === 'sending') throw new AppError('already_sending')
  if (!plannable.has(post.state)) throw new AppError('already_out')
}

/** Refuses posts that cannot go out as they are. */
type Check = (db: Db, posts: PostRow[]) => Promise<void>
type PlanOne = (db: Db, post: PostRow) => Promise<void>

async function planEach(db: Db, doer: Doer, campaignId: string, chosen: PostRow[], planOne: PlanOne) {
  for (const post of chosen) await planOne(db, post)
  if (chosen.some(({ isDemo }) => isDemo)) await makeOwn(db, doer.workspaceId, campaignId)
  await settle(db, doer, campaignId)
}

const planAll = (db: Db, doer: Doer, campaignId: string, chosen: PostRow[], at: Date | 'now') =>
  planEach(db, doer, campaignId, chosen, (db, { workspaceId, id }) => planPost(db, workspaceId, id, at))

/** Why a post cannot be sent; null where an account is ready for it. */
function obstacleOf(account: AccountRow | undefined): PostReason | null {
  if (!account) return 'no_account'
  return account.health === 'needs_reconnect' ? 'needs_reconnect' : null
}

/**
 * Sends a draft now, or what waited for a person and has an account by now. Posts without an account are handed to a person at
 * once, so that the answer says what really happens. Of many who press at once, one does it; the others learn that there is
 * nothing left to send.
 */
export const publishNow = (
  db: Db,
  doer: Doer,
  campaignId: string,
  check?: Check,
): Promise<{ sent: number; handedOver: number }> =>
  db.transaction(async (db) => {
    const all = await hold(db, doer, campaignId)
    const accountOf = await accountsFor(db, all)
    const obstacleFor = (post: PostRow) => obstacleOf(accountOf(post))
    const chosen = toPublish(all, (post) => obstacleFor(post) === null)
    if (chosen.length === 0) throw new AppError('not_a_draft')
    await check?.(db, chosen)
    let handedOver = 0
    await planEach(db, doer, campaignId, chosen, async (db, post) => {
      const reason = obstacleFor(post)
      if (reason === null) return planPost(db, post.workspaceId, post.id, 'now')
      handedOver += 1
      await handToPerson(db, post.workspaceId, post.id, reason)
    })
    return { sent: chosen.length - handedOver, handedOver }
  })

/**
 * Plans what is still to come of a campaign, or the posts that are named. These and no others have to keep the rules of their
 * networks: what stays as it is does not keep them from going out.
 */
export const schedulePosts = (
  db: Db,
  doer: Doer,
  locale: Locale,
  campaignId: string,
  at: Date,
  postIds?: string[],
): Promise<void> =>
  db.transaction(async (db) => {
    const held = await hold(db, doer, campaignId, postIds)
    if (postIds) held.forEach(refuseUnplannable)
    const chosen = postIds ? held : held.filter(({ state }) => toCome.has(state))
    if (chosen.length === 0) throw new AppError('not_a_draft')
    await refuseBroken(db, doer.workspaceId, chosen, locale)
    await planAll(db, doer, campaignId, chosen, at)
  })

/** What waits for its time, or for a person, becomes a draft again. Once one is under way nothing is cancelled. */
export const cancelPosts = (db: Db, doer: Doer, campaignId: string, postIds?: string[]): Promise<void> =>
  db.transaction(async (db) => {
    const held = await hold(db, doer, campaignId, postIds)
    if (held.some(({ state }) => state === 'sending')) throw new AppError('already_sending')
    for (const { workspaceId, id, state } of held) {
      if (state !== 'scheduled' && state !== 'needs_you') continue
      const nothing = {
        scheduledFor: null,
        dueAt: null,
        overdueToldAt: null,
        reason: null,
        reasonDetail: null,
      }
      await updatePost(db, workspaceId, id, { state: 'draft', ...nothing })
    }
    await settle(db, doer, campaignId)
  })

/**
 * Another time for one post. What was not going to be sent is from now on, so it has to keep the rules of its network; what was
 * scheduled kept them when it became so, and with every change since.
 */
export const reschedulePost = (db: Db, doer: Doer, locale: Locale, postId: string, at: Date): Promise<void> =>
  db.transaction(async (db) => {
    const campaignId = await findCampaignId(db, doer.workspaceId, postId)
    if (!campaignId) throw notFound()
    const held = await hold(db, doer, campaignId, [postId])
    held.forEach(refuseUnplannable)
    const dueAgain = held.filter(({ state }) => state !== 'scheduled')
    await refuseBroken(db, doer.workspaceId, dueAgain, locale)
    await planAll(db, doer, campaignId, held, at)
  })

/** Sends again, now, what failed, and nothing else. Answers how many that were. */
export const retryFailed = (db: Db, doer: Doer, campaignId: string, check?: Check): Promise<number> =>
  db.transaction(async (db) => {
    const held = await hold(db, doer, campaignId)
    const failed = held.filter(({ state }) => state === 'failed')
    if (failed.length === 0) return 0
    await check?.(db, failed)
    await planAll(db, doer, campaignId, failed, 'now')
    return failed.length
  })
