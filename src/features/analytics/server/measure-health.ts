import { subDays } from 'date-fns/subDays'
import { summarise } from '#features/campaigns/server/campaigns.service.ts'
import { type PostResults, resultsByDay } from '#features/campaigns/server/post-results.service.ts'
import { answersByDay } from '#features/inbox/server/inbox-figures.service.ts'
import {
  buyerFigures,
  type Days,
  hasSales,
  type SalesDay,
  salesByDay,
} from '#features/sales/server/sales-figures.service.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Health, HealthCategoryScore } from '../analytics.contract.ts'
import { compare, rateOf, sumOf } from './compare.ts'
import {
  engagementScore,
  healthOf,
  loyaltyScore,
  presenceScore,
  salesScore,
  scored,
  serviceScore,
} from './health-score.ts'
import { isWithin, momentsOf, type Spans, spansFor } from './spans.ts'

type Looking = Pick<Deps, 'db' | 'clock'>

/** Whoever bought once and has stayed away so long is counted as lost. */
export const LAPSED_DAYS = 60

const on = <Row extends { day: string }>(rows: readonly Row[], days: Days) =>
  rows.filter(({ day }) => isWithin(days, day))

function judgeSales(sold: SalesDay[], { lately, earlier, longAgo }: Spans): HealthCategoryScore[] {
  const revenueOf = (days: Days) => sumOf(on(sold, days), ({ revenue }) => revenue)
  const { changePercent } = compare(revenueOf(lately), revenueOf(earlier))
  if (changePercent === null) return []
  const before = compare(revenueOf(earlier), revenueOf(longAgo)).changePercent
  const earlierScore = before === null ? null : salesScore(before)
  return [scored('sales', salesScore(changePercent), earlierScore, { percent: changePercent })]
}

async function judgeLoyalty({ db, clock }: Looking, { workspaceId, currency }: Actor) {
  const since = subDays(clock.now(), LAPSED_DAYS)
  const { buyers, away } = await buyerFigures(db, { workspaceId, currency }, since)
  if (buyers === 0) return []
  return [scored('loyalty', loyaltyScore(buyers, away), null, { stayed: buyers - away, buyers })]
}

async function judgeService({ db }: Looking, actor: Actor, { lately, earlier }: Spans) {
  const answered = await answersByDay(db, actor, { from: earlier.from, to: lately.to })
  const hoursOf = (days: Days) => {
    const answers = sumOf(on(answered, days), (row) => row.answers)
    return answers > 0 ? sumOf(on(answered, days), (row) => row.seconds) / answers / 3600 : null
  }
  const hours = hoursOf(lately)
  if (hours === null) return []
  const before = hoursOf(earlier)
  const rounded = Math.round(hours * 10) / 10
  return [
    scored('service', serviceScore(hours), before === null ? null : serviceScore(before), { hours: rounded }),
  ]
}

type PostDay = PostResults & { day: string }

function judgePosts(out: PostDay[], { lately, earlier }: Spans): HealthCategoryScore[] {
  const days = on(out, lately).length
  const rate = (of: Days) =>
    rateOf(
      sumOf(on(out, of), ({ engagement }) => engagement),
      sumOf(on(out, of), ({ reach }) => reach),
    )
  const isSeen = (of: Days) => on(out, of).some(({ reach }) => reach > 0)
  const hadPosts = on(out, earlier).length > 0
  const presence = scored(
    'presence',
    presenceScore(days),
    hadPosts ? presenceScore(on(out, earlier).length) : null,
    { days },
  )
  if (!isSeen(lately)) return [presence]
  const before = isSeen(earlier) ? engagementScore(rate(earlier)) : null
  const percent = rate(lately)
  return [presence, scored('engagement', engagementScore(percent), before, { percent })]
}

/** What the shop's own rows say of each area; an area that has none yet is left out. */
export async function measureHealth(deps: Looking, actor: Actor): Promise<Health | null> {
  const { db } = deps
  const { workspaceId, currency } = actor
  const till = { workspaceId, currency }
  const spans = spansFor(deps, actor)
  const { lately, earlier, longAgo } = spans
  const sells = await hasSales(db, till)
  const isOut = (await summarise(db, actor)).published > 0
  return healthOf([
    ...(sells ? judgeSales(await salesByDay(db, till, { from: longAgo.from, to: lately.to }), spans) : []),
    ...(sells ? await judgeLoyalty(deps, actor) : []),
    ...(await judgeService(deps, actor, spans)),
    ...(isOut
      ? judgePosts(
          await resultsByDay(db, actor, momentsOf(actor, { from: earlier.from, to: lately.to })),
          spans,
        )
      : []),
  ])
}
