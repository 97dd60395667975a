import { type PostResults, resultsByDay, summarizeCampaigns } from '#features/campaigns/index.server.ts'
import { type Answers, answersByDay } from '#features/inbox/index.server.ts'
import { type Days, hasSales, type SalesDay, salesByDay } from '#features/sales/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Health, HealthCategoryScore } from '../analytics.contract.ts'
import { compare, rateKnown, sumOf } from './compare.ts'
import {
  engagementScore,
  healthOf,
  loyaltyScore,
  presenceScore,
  salesScore,
  scored,
  serviceScore,
} from './health-score.ts'
import { isWithin, type Spans, spansFor } from './spans.ts'

type Looking = Pick<Deps, 'db' | 'clock'>

export type KnownBuyers = { buyers: number; away: number }

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

function judgeLoyalty({ buyers, away }: KnownBuyers): HealthCategoryScore[] {
  if (buyers === 0) return []
  return [scored('loyalty', loyaltyScore(buyers, away), null, { stayed: buyers - away, buyers })]
}

const totalOf = (days: readonly Answers[]): Answers => ({
  answers: sumOf(days, ({ answers }) => answers),
  seconds: sumOf(days, ({ seconds }) => seconds),
})

const hoursOf = ({ answers, seconds }: Answers): number | null =>
  answers > 0 ? seconds / answers / 3600 : null

function judgeService(before: Answers, now: Answers): HealthCategoryScore[] {
  const hours = hoursOf(now)
  if (hours === null) return []
  const earlier = hoursOf(before)
  const rounded = Math.round(hours * 10) / 10
  return [
    scored('service', serviceScore(hours), earlier === null ? null : serviceScore(earlier), {
      hours: rounded,
    }),
  ]
}

type PostDay = PostResults & { day: string }

function judgePosts(out: PostDay[], { lately, earlier }: Spans): HealthCategoryScore[] {
  const daysIn = (of: Days) => new Set(on(out, of).map(({ day }) => day)).size
  const days = daysIn(lately)
  const rate = (of: Days) => {
    const seen = on(out, of).filter(({ reach, engagement }) => reach !== null && engagement !== null)
    if (!seen.some(({ reach }) => reach !== null && reach > 0)) return null
    return rateKnown(
      seen,
      ({ engagement }) => engagement,
      ({ reach }) => reach,
    )
  }
  const hadDays = daysIn(earlier)
  const presence = scored('presence', presenceScore(days), hadDays > 0 ? presenceScore(hadDays) : null, {
    days,
  })
  const percent = rate(lately)
  if (percent === null) return [presence]
  const before = rate(earlier)
  const earlierScore = before === null ? null : engagementScore(before)
  return [presence, scored('engagement', engagementScore(percent), earlierScore, { percent })]
}

/** Scores per area from the shop's rows; areas without data are omitted. */
export async function measureHealth(deps: Looking, actor: Actor, known: KnownBuyers): Promise<Health | null> {
  const { db } = deps
  const { workspaceId, currency } = actor
  const scope = { workspaceId, currency }
  const spans = spansFor(deps, actor)
  const { lately, earlier, longAgo } = spans
  const sells = await hasSales(db, scope)
  const isOut = (await summarizeCampaigns(db, actor)).published > 0
  const both = { from: earlier.from, to: lately.to }
  const answered = await answersByDay(db, workspaceId, both)
  return healthOf([
    ...(sells ? judgeSales(await salesByDay(db, scope, { from: longAgo.from, to: lately.to }), spans) : []),
    ...judgeLoyalty(known),
    ...judgeService(totalOf(on(answered, earlier)), totalOf(on(answered, lately))),
    ...(isOut ? judgePosts(await resultsByDay(db, workspaceId, both), spans) : []),
  ])
}
