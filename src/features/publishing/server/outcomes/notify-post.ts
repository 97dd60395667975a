import { notifyMaker } from '#core/notifications/index.server.ts'
import type { PostRow } from '#features/campaigns/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { remind } from '../reminders/remind.ts'
import type { CampaignName } from './follow-up.repository.ts'

type Ended = Pick<PostRow, 'id' | 'platform' | 'state' | 'reason' | 'scheduledFor' | 'fence'>

export const isNotified = ({ state }: Pick<Ended, 'state'>) =>
  state === 'failed' || state === 'needs_you' || state === 'unconfirmed'

function kindOf({ state, reason }: Ended) {
  if (state === 'unconfirmed') return 'post_unconfirmed'
  if (state === 'failed') return 'post_failed'
  if (state !== 'needs_you') return null
  // A disconnected account has its own notification, for all posts that wait for it.
  if (reason === 'needs_reconnect') return null
  if (reason === 'finish_in_app') return 'post_drafted'
  return reason === 'missed' ? 'post_missed' : 'post_no_account'
}

/**
 * One notification for all posts of a campaign that were scheduled together and end alike; an unconfirmed post has its
 * own.
 */
const onceFor = (campaign: CampaignName, { id, fence, scheduledFor }: Ended, type: string) =>
  type === 'post_unconfirmed'
    ? `${type} ${id} ${fence}`
    : `${type} ${campaign.id} ${scheduledFor?.toISOString() ?? ''}`

/** Notifies the maker of a post that did not go out by itself, and reminds them: once, however often it is called. */
export async function notifyPost(
  deps: Pick<Deps, 'queue' | 'clock'>,
  db: Db,
  campaign: CampaignName,
  post: Ended,
): Promise<void> {
  const type = kindOf(post)
  if (type === null) return
  const values = { campaign: campaign.title, platform: post.platform }
  const link = `/campaigns/${campaign.id}?post=${post.id}`
  const once = onceFor(campaign, post, type)
  const { id: campaignId, workspaceId, createdBy } = campaign
  const told = await notifyMaker(db, workspaceId, createdBy, { type, values, link, once })
  if (post.state !== 'needs_you' || !post.scheduledFor) return
  await remind(deps, db, { workspaceId, campaignId, at: post.scheduledFor, kind: 'due' }, told)
}
