import { brandsShownWith } from '#core/brands/index.server.ts'
import { getWorkspaceSettings } from '#core/settings/index.server.ts'
import { resultsByTimeOfDay } from '#features/campaigns/index.server.ts'
import { salesByHourOfWeek } from '#features/sales/index.server.ts'
import { addDays, dayIn } from '#platform/day.ts'
import type { Deps } from '#server/deps.ts'
import type { PlanTimes } from '#writer/writer.ts'
import type { PlanRow } from './content-plans.repository.ts'
import { peakOf } from './pos-insights.ts'

const RESULT_DAYS = 180
const SALES_DAYS = 60
/** With fewer sales, the busiest hour is chance. */
const ENOUGH_SALES = 50

/** What the shop's own posts and sales say about the time of day. */
export async function findPlanTimes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, brandId }: Pick<PlanRow, 'workspaceId' | 'brandId'>,
): Promise<PlanTimes> {
  const { timeZone, currency } = await getWorkspaceSettings(db, workspaceId)
  const today = dayIn(timeZone, clock.now())
  const brandIds = brandId ? await brandsShownWith(db, { workspaceId }, brandId) : undefined
  const since = addDays(today, -RESULT_DAYS)
  const results = await resultsByTimeOfDay(
    db,
    { workspaceId, timeZone },
    { from: since, to: today, brandIds },
  )
  const sold = await salesByHourOfWeek(
    db,
    { workspaceId, currency },
    { from: addDays(today, -SALES_DAYS), to: today },
  )
  const sales = sold.reduce((sum, each) => sum + each.sales, 0)
  return { results, salesPeak: sales >= ENOUGH_SALES ? peakOf(sold) : null }
}
