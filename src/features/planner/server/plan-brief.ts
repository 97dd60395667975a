import { forFirstPlan } from '#connectors/social/recommended-platforms.ts'
import { readWriterFacts } from '#features/campaigns/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { PlanBrief } from '#writer/writer.ts'
import type { PlanRow } from './content-plans.repository.ts'
import { findPlanTimes } from './plan-times.ts'

/** What the writers are told about a plan. */
export async function planBrief(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  plan: PlanRow,
): Promise<PlanBrief> {
  const { workspaceId, brandId, businessData, month, year, locale } = plan
  const { shop, recentTexts } = await readWriterFacts(deps, workspaceId, brandId, locale)
  return {
    locale,
    shop: { ...shop, industry: businessData.industry, products: businessData.topProducts },
    year,
    month,
    season: businessData.seasonality ?? null,
    platforms: businessData.platforms ?? forFirstPlan,
    // Derived from the plan, so that a second run writes the same.
    seed: Number.parseInt(plan.id.slice(0, 8), 16),
    recentTexts,
    times: await findPlanTimes(deps, plan),
  }
}
