import { notifyMaker } from '#core/notifications/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { CampaignName, PostRow } from './publishing.repository.ts'

type Ended = Pick<PostRow, 'id' | 'platform' | 'state' | 'reason' | 'scheduledFor' | 'fence'>

/** Of these a person learns. */
export const isNotified = ({ state }: Pick<Ended, 'state'>) =>
  state === 'failed' || state === 'needs_you' || state === 'unconfirmed'

function kindOf({ state, reason }: Ended) {
  if (state === 'unconfirmed') return 'post_unconfirmed'
  if (state === 'failed') return 'post_failed'
  if (state !== 'needs_you') return null
  // A closed account is told of once, for all that waits for it.
  if (reason === 'needs_reconnect') return null
  return reason === 'missed' ? 'post_missed' : 'post_no_account'
}

/** Of several of one campaign that were planned together and end alike, one speaks for all; an unconfirmed one for itself. */
const onceFor = (campaign: CampaignName, { id, fence, scheduledFor }: Ended, type: string) =>
  type === 'post_unconfirmed'
    ? `${type} ${id} ${fence}`
    : `${type} ${campaign.id} ${scheduledFor?.toISOString() ?? ''}`

/** Tells a person what has become of a post that did not go out by itself: once, however often this is called. */
export async function notifyPost(db: Db, campaign: CampaignName, post: Ended): Promise<void> {
  const type = kindOf(post)
  if (type === null) return
  const values = { campaign: campaign.title, platform: post.platform }
  const link = `/campaigns/${campaign.id}?post=${post.id}`
  const once = onceFor(campaign, post, type)
  await notifyMaker(db, campaign.workspaceId, campaign.createdBy, { type, values, link, once })
}
