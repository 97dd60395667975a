import { brandsShownWith } from '#core/brands/index.server.ts'
import { inboxFigures } from '#features/inbox/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { liveOrSample } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Dashboard, Period } from '../dashboard.contract.ts'
import { countCampaigns } from './count-campaigns.ts'
import { countSales } from './count-sales.ts'
import { campaignSamples, inboxSample, salesSamples } from './dashboard-samples.ts'

/** A brand without messages has no unread ones; the sample is for shops without any message. */
async function countUnread(db: Db, { workspaceId }: Actor, brandId: string | undefined) {
  const own = await inboxFigures(db, workspaceId, brandId)
  if (own) return { unread: own.unread }
  return brandId && (await inboxFigures(db, workspaceId)) ? { unread: 0 } : null
}

/** Sales belong to the whole shop; campaigns and messages are filtered by brand. */
export async function getDashboard(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { period, brandId }: { period: Period; brandId?: string | undefined },
): Promise<Dashboard> {
  const { db } = deps
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  const [sales, campaigns, unread] = await Promise.all([
    countSales(deps, actor, period),
    countCampaigns(deps, actor, period, brandIds),
    countUnread(db, actor, brandId),
  ])
  return {
    period,
    sales: liveOrSample(sales, salesSamples[period]),
    campaigns: liveOrSample(campaigns, campaignSamples[period]),
    inbox: liveOrSample(unread, inboxSample),
  }
}
