import { brandsShownWith } from '#core/brands/index.server.ts'
import { type PostResults, resultsByDay, summarizeCampaigns } from '#features/campaigns/index.server.ts'
import {
  type Days,
  hasSales,
  type SalesDay,
  salesByDay,
  salesInOtherCurrencies,
} from '#features/sales/index.server.ts'
import { daysBetween } from '#platform/calendar-days.ts'
import type { Deps } from '#server/deps.ts'
import { liveOrSample } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Overview } from '../analytics.contract.ts'
import { overviewSample } from './analytics-samples.ts'
import { compare, compareKnown, rateKnown, sumKnown, sumOf } from './compare.ts'
import { isWithin, spansFor } from './spans.ts'

type PostDay = PostResults & { day: string }

/** Days of posts and sales; null without any. */
type Lines = { posts: PostDay[] | null; sales: SalesDay[] | null }

const daysOf = (days: Days, { posts, sales }: Lines) =>
  daysBetween(days.from, days.to).map((day) => {
    const out = (posts ?? []).filter((row) => row.day === day)
    const sold = sales?.find((row) => row.day === day)
    return {
      day,
      reach: sumKnown(out, ({ reach }) => reach),
      engagement: sumKnown(out, ({ engagement }) => engagement),
      revenue: sold?.revenue ?? 0,
    }
  })

function measure({ lately, earlier }: { lately: PostDay[]; earlier: PostDay[] }) {
  const both = (of: (rows: PostDay[]) => number | null) => compareKnown(of(lately), of(earlier))
  return {
    reach: both((rows) => sumKnown(rows, ({ reach }) => reach)),
    engagement: both((rows) => sumKnown(rows, ({ engagement }) => engagement)),
    conversion: both((rows) =>
      rateKnown(
        rows,
        ({ clicks }) => clicks,
        ({ reach }) => reach,
      ),
    ),
  }
}

/** Posts are filtered by brand; sales belong to the whole shop. */
export async function getOverview(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  brandId: string | undefined,
): Promise<Overview> {
  const { db } = deps
  const { workspaceId, currency } = actor
  const scope = { workspaceId, currency }
  const { lately, earlier } = spansFor(deps, actor)
  const both = { from: earlier.from, to: lately.to }
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  const isOut = (await summarizeCampaigns(db, actor)).published > 0
  const posts = isOut
    ? {
        lately: await resultsByDay(db, workspaceId, { ...lately, brandIds }),
        earlier: await resultsByDay(db, workspaceId, { ...earlier, brandIds }),
      }
    : null
  const sales = (await hasSales(db, scope)) ? await salesByDay(db, scope, both) : null
  const revenueOf = (days: Days) =>
    sumOf(
      (sales ?? []).filter(({ day }) => isWithin(days, day)),
      ({ revenue }) => revenue,
    )
  const others = sales ? await salesInOtherCurrencies(db, scope, lately) : []
  const measured = posts && measure(posts)
  const sample = overviewSample(lately)
  return {
    reach: liveOrSample(measured?.reach ?? null, sample.reach),
    engagement: liveOrSample(measured?.engagement ?? null, sample.engagement),
    conversion: liveOrSample(measured?.conversion ?? null, sample.conversion),
    revenue: liveOrSample(
      sales && { currency, others, ...compare(revenueOf(lately), revenueOf(earlier)) },
      sample.revenue,
    ),
    days: liveOrSample(
      posts || sales ? { currency, days: daysOf(lately, { posts: posts?.lately ?? null, sales }) } : null,
      sample.days,
    ),
  }
}
