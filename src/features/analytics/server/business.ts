import { buyerFigures, salesByHourOfWeek, topProducts } from '#features/sales/index.server.ts'
import { addDays } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import { liveOrSample } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Business } from '../analytics.contract.ts'
import { healthSample, revenueSample } from './analytics-samples.ts'
import { countAdoption } from './count-adoption.ts'
import { countRevenue } from './count-revenue.ts'
import { findInsights } from './find-insights.ts'
import { COMPARED_PRODUCTS, gatherFacts } from './gather-facts.ts'
import { measureHealth } from './measure-health.ts'
import { spansFor } from './spans.ts'

/** A customer without a purchase for this long counts as lapsed. */
const LAPSED_DAYS = 60

/** For the whole shop, whatever brand is chosen: sales, people and POS have no brand. */
export async function getBusiness(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
): Promise<Business> {
  const { db } = deps
  const { today, lately } = spansFor(deps, actor)
  const known = await buyerFigures(db, actor, addDays(today, -LAPSED_DAYS))
  const sold = {
    products: await topProducts(db, actor, lately, COMPARED_PRODUCTS),
    hours: await salesByHourOfWeek(db, actor, lately),
  }
  return {
    health: liveOrSample(await measureHealth(deps, actor, known), healthSample),
    revenue: liveOrSample(await countRevenue(deps, actor, sold), revenueSample(lately, locale)),
    adoption: await countAdoption(deps, actor, locale),
    insights: findInsights(await gatherFacts(deps, actor, { ...sold, lapsed: known.away })),
  }
}
