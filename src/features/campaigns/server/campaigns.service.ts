import { brandsShownWith } from '#core/brands/index.server.ts'
import { listSendingAccounts } from '#features/social-accounts/index.server.ts'
import { addDays, dayIn } from '#platform/day.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Campaign, CampaignChanges, CampaignDetail, CreatedAnswer } from '../campaigns.contract.ts'
import { nameProblems } from '../post-problems.ts'
import { campaignAnswer, detailAnswer } from './campaign-answer.ts'
import * as repository from './campaigns.repository.ts'
import { list as listMedia } from './media/post-media.repository.ts'
import * as posts from './posts.repository.ts'

export async function summarize(db: Db, actor: Pick<Actor, 'workspaceId'>, brandId?: string) {
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  return repository.summarize(db, actor.workspaceId, brandIds)
}

export async function get(db: Db, actor: Pick<Actor, 'workspaceId'>, id: string): Promise<CampaignDetail> {
  const { workspaceId } = actor
  const campaign = await repository.find(db, workspaceId, id)
  if (!campaign) throw notFound()
  const rows = await posts.list(db, workspaceId, id)
  const postIds = rows.map((post) => post.id)
  const media = await listMedia(db, workspaceId, postIds)
  const attempts = await posts.listAttempts(db, workspaceId, postIds)
  const confirmers = await posts.listConfirmers(db, workspaceId, id)
  const accounts = await listSendingAccounts(db, workspaceId)
  return detailAnswer(campaign, rows, media, attempts, confirmers, accounts)
}

/** The campaign as lists show it. */
export async function getListed(db: Db, actor: Pick<Actor, 'workspaceId'>, id: string): Promise<Campaign> {
  const campaign = await repository.find(db, actor.workspaceId, id)
  if (!campaign) throw notFound()
  return campaignAnswer(campaign)
}

/** The campaign as lists show it, with the rules its posts break. */
export async function getCreated(
  db: Db,
  actor: Pick<Actor, 'workspaceId'>,
  locale: Locale,
  id: string,
): Promise<CreatedAnswer> {
  const { posts, ...campaign } = await get(db, actor, id)
  return { ...campaign, problems: posts.flatMap((post) => nameProblems(post, locale)) }
}

export const update = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  changes: CampaignChanges,
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    const isThere = await repository.update(db, actor.workspaceId, id, { ...changes, updatedAt: clock.now() })
    if (!isThere) throw notFound()
    await announce(db, actor, 'campaigns')
    return get(db, actor, id)
  })

const ACTIVE_DAYS = 30

/** Upcoming campaigns and those published in the last month; null without any campaign. */
export async function countActive(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, timeZone }: Pick<Actor, 'workspaceId' | 'timeZone'>,
): Promise<number | null> {
  const { total } = await repository.summarize(db, workspaceId)
  if (total === 0) return null
  return repository.countSince(db, workspaceId, addDays(dayIn(timeZone, clock.now()), -ACTIVE_DAYS))
}

/** Interactions per person reached, in percent; null if nobody was reached. */
export async function engagementRate(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
): Promise<number | null> {
  const { reach, engagement } = await repository.summarize(db, workspaceId)
  return reach > 0 ? Math.round((engagement / reach) * 1000) / 10 : null
}
