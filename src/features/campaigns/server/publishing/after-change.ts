import { and, eq } from 'drizzle-orm'
import { recordActivity } from '#features/activity/server/activity.service.ts'
import { listCampaigns } from '#features/campaigns/campaigns.contract.ts'
import { type Notice, notify, notifyOwners } from '#features/notifications/server/notifications.service.ts'
import type { Db } from '#server/db/database.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'
import { settleCampaign } from '../settle-campaign.ts'
import { type CampaignRow, type Held, listStates } from './publishing.repository.ts'

const linkTo = (campaignId: string) => `/campaigns/${campaignId}`

type Teller = Pick<Actor, 'workspaceId' | 'clientId'>

/** The campaign is what its posts are; whoever shows either is told. In the transaction that changed a post. */
export async function settle(db: Db, teller: Teller, campaignId: string): Promise<void> {
  await settleCampaign(db, teller.workspaceId, campaignId)
  await announce(db, teller, listCampaigns.path, '/api/calendar', '/api/dashboard', '/api/home')
}

/** Whoever made the campaign, while they are in the team; else the owners. */
async function tell(db: Db, { workspaceId, createdBy }: CampaignRow, notice: Notice): Promise<void> {
  const isMember = and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, createdBy ?? ''))
  const [member] = createdBy
    ? await db.select({ userId: memberships.userId }).from(memberships).where(isMember)
    : []
  if (member) await notify(db, workspaceId, [member.userId], notice)
  else await notifyOwners(db, workspaceId, notice)
}

const noticeFor = ({ state, reason }: Pick<Held['post'], 'state' | 'reason'>) => {
  if (state === 'unconfirmed') return 'post_unconfirmed'
  if (state === 'failed') return 'post_failed'
  if (state !== 'needs_you') return null
  // A closed account is told of once, for all that waits for it.
  if (reason === 'needs_reconnect') return null
  return reason === 'missed' ? 'post_missed' : 'post_no_account'
}

/**
 * Tells a person what has become of a post that did not go out by itself. Of several of one campaign that end alike, the
 * first speaks for all; an unconfirmed one always speaks for itself.
 */
export async function tellOf(
  db: Db,
  { campaign, post }: Pick<Held, 'campaign' | 'post'>,
  became: Pick<Held['post'], 'state' | 'reason'>,
): Promise<void> {
  const type = noticeFor(became)
  if (type === null) return
  const others = (await listStates(db, campaign.workspaceId, campaign.id)).filter(({ id }) => id !== post.id)
  const isSaid = others.some(({ state, reason }) => noticeFor({ state, reason }) === type)
  if (isSaid && type !== 'post_unconfirmed') return
  const values = { campaign: campaign.title, platform: post.platform }
  await tell(db, campaign, { type, values, link: linkTo(campaign.id) })
}

/** Written down once for each time a campaign goes out: when the last of its posts has landed. */
export async function recordDelivery(db: Db, { workspaceId, id, title }: CampaignRow): Promise<void> {
  const states = (await listStates(db, workspaceId, id)).map(({ state }) => state)
  const delivered = states.filter((state) => state === 'published').length
  if (delivered === 0 || states.some((state) => state === 'scheduled' || state === 'sending')) return
  const values = { title, delivered: String(delivered), total: String(states.length) }
  const doer = { workspaceId, clientId: undefined }
  await recordActivity(db, doer, { kind: 'campaign_delivered', values, link: linkTo(id) })
}
