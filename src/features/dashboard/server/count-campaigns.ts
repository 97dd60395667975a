import { countPlannedPosts, summarizeCampaigns } from '#features/campaigns/index.server.ts'
import type { Days } from '#features/sales/index.server.ts'
import { dayIn } from '#platform/day.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { CampaignFigures, Period } from '../dashboard.contract.ts'
import { daysOfPeriod } from './period-days.ts'

/** Scheduled and published posts of the period; null without any campaign. */
export async function countCampaigns(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  period: Period,
  brandIds: string[] | undefined,
): Promise<CampaignFigures | null> {
  if ((await summarizeCampaigns(db, actor)).total === 0) return null
  const { timeZone, workspaceId } = actor
  const { whole, wholeBefore } = daysOfPeriod(period, dayIn(timeZone, clock.now()))
  const countOn = (days: Days) => countPlannedPosts(db, workspaceId, { ...days, brandIds })
  const { campaigns, posts, published } = await countOn(whole)
  return {
    campaigns,
    platforms: campaigns > 0 ? Math.round((posts / campaigns) * 10) / 10 : 0,
    posts,
    planned: { published, before: (await countOn(wholeBefore)).posts },
  }
}
