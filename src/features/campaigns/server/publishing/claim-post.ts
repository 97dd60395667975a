import type { ChannelAccount, OutgoingPost } from '#channels/channel.ts'
import { checkPost, type Problem } from '#channels/check-post.ts'
import type { AdapterName } from '#channels/server-registry.ts'
import type { PostReason } from '#features/campaigns/post-reasons.ts'
import {
  findAccountFor,
  flagAccount,
  openAccount,
} from '#features/social-accounts/server/social-accounts.service.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { settle, tellOf } from './after-change.ts'
import { addAttempt, type Held, holdPost, listMedia, updatePost } from './publishing.repository.ts'

/** Later than this it is not sent without asking: an offer for yesterday's lunch does harm. */
const MISSED_AFTER_MS = 24 * 60 * 60 * 1000

/** The right, and the duty, to send one post once. */
export type Claim = {
  workspaceId: WorkspaceId
  postId: string
  attemptId: string
  accountId: string
  adapter: AdapterName
  account: ChannelAccount
  outgoing: OutgoingPost
}

type Refusal = { state: 'needs_you' | 'failed'; reason: PostReason; detail?: string }

const inBrief = (problems: Problem[]) =>
  problems.map(({ field, rule, value, limit }) => `${field}: ${rule} (${value}/${limit})`).join('; ')

async function refuse(db: Db, held: Held, { detail = '', ...became }: Refusal): Promise<null> {
  const { workspaceId, id, campaignId } = held.post
  await updatePost(db, workspaceId, id, { ...became, reasonDetail: detail || null, jobId: null })
  await tellOf(db, held, became)
  await settle(db, { workspaceId }, campaignId)
  return null
}

/**
 * Everything that decides whether and how a post goes out is read here, under lock: its time by the database's clock, its
 * text, its pictures, its account. From the end of this transaction until the outcome is written the post is `sending`.
 */
export const claimPost = (deps: Deps, workspaceId: WorkspaceId, postId: string): Promise<Claim | null> =>
  deps.db.transaction(async (db) => {
    const held = await holdPost(db, workspaceId, postId)
    if (!held?.isDue || held.post.state !== 'scheduled' || held.post.isDemo) return null
    const { post, campaign } = held
    const { platform, title, text } = post
    const now = deps.clock.now()
    if (now.getTime() - (post.scheduledFor?.getTime() ?? 0) > MISSED_AFTER_MS)
      return refuse(db, held, { state: 'needs_you', reason: 'missed' })

    const account = await findAccountFor(db, workspaceId, campaign.brandId, platform)
    if (!account) return refuse(db, held, { state: 'needs_you', reason: 'no_account' })
    const opened = account.health === 'needs_reconnect' ? null : openAccount(deps.secrets, account)
    if (!opened) {
      await flagAccount(deps, db, workspaceId, account.id)
      return refuse(db, held, { state: 'needs_you', reason: 'needs_reconnect' })
    }

    const media = await listMedia(db, workspaceId, postId)
    const of = (kind: 'picture' | 'video') => media.filter((each) => each.kind === kind).length
    const problems = checkPost({ platform, title, text, pictures: of('picture'), videos: of('video') })
    if (problems.length > 0)
      return refuse(db, held, { state: 'failed', reason: 'refused_by_rules', detail: inBrief(problems) })

    const attempt = await addAttempt(db, workspaceId, {
      postId,
      accountId: account.id,
      accountName: account.accountName,
      adapter: account.adapter,
      startedAt: now,
    })
    await updatePost(db, workspaceId, postId, { state: 'sending', reason: null, reasonDetail: null })
    await settle(db, { workspaceId }, campaign.id)
    return {
      workspaceId,
      postId,
      attemptId: attempt.id,
      accountId: account.id,
      adapter: account.adapter,
      account: opened,
      outgoing: { platform, title, text, media, reference: attempt.id },
    }
  })
