import { subDays } from 'date-fns/subDays'
import { brandsShownWith } from '#core/brands/index.server.ts'
import { type PlatformResults, resultsByPlatform } from '#features/campaigns/index.server.ts'
import { addDays, dayIn } from '#platform/day.ts'
import type { Deps } from '#server/deps.ts'
import { liveOrSample, type Sampled } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { generalRecommendations, generalTrends, type InsightKind } from '../insight-kinds.ts'
import type { Insight } from '../planner.contract.ts'
import * as repository from './content-plans.repository.ts'
import * as entriesRepository from './plan-entries.repository.ts'

type Entry = entriesRepository.EntryRow
type Plan = repository.PlanRow
export type Insights = { trends: Insight[]; recommendations: Insight[] }

const LOOK_BACK_DAYS = 60
const MOST_ENTRIES = 1000
const MOST_PLANS = 20

const insight = (kind: InsightKind, values: Insight['values'] = {}, planId: string | null = null) => ({
  kind,
  values,
  planId,
})

const general: Insights = {
  trends: generalTrends.map((kind) => insight(kind)),
  recommendations: generalRecommendations.map((kind) => insight(kind)),
}

/** The most frequent value with its count; the first on a tie. */
function mostOf<Value>(entries: readonly Entry[], kindOf: (entry: Entry) => Value): [Value, number] | null {
  const groups = Map.groupBy(entries, kindOf)
  const [most] = [...groups].sort(([, a], [, b]) => b.length - a.length)
  return most ? [most[0], most[1].length] : null
}

/** 0 is Sunday. */
const weekdayOf = ({ day }: Entry) => new Date(`${day}T00:00:00Z`).getUTCDay()

function trendsOf(entries: Entry[], results: PlatformResults[]): Insight[] {
  const total = entries.length
  const platform = mostOf(entries, (entry) => entry.platform)
  const weekday = mostOf(entries, weekdayOf)
  const time = mostOf(entries, (entry) => entry.time)
  const about = (reason: Entry['reason']) => entries.filter((entry) => entry.reason === reason).length
  const [best] = results
  return [
    ...(best && best.reactions > 0
      ? [insight('best_platform', { platform: best.platform, each: Math.round(best.reactions / best.posts) })]
      : []),
    ...(platform ? [insight('top_platform', { platform: platform[0], count: platform[1], total })] : []),
    ...(weekday ? [insight('busiest_weekday', { weekday: weekday[0], count: weekday[1] })] : []),
    ...(time ? [insight('usual_time', { time: time[0], count: time[1], total })] : []),
    ...(about('product') > 0 ? [insight('product_share', { count: about('product'), total })] : []),
    ...(about('holiday') > 0 ? [insight('special_days', { count: about('holiday') })] : []),
  ]
}

const isAhead = ({ month, year }: Plan, today: string) =>
  `${year}-${String(month).padStart(2, '0')}` >= today.slice(0, 7)

function monthAfter(today: string): { month: number; year: number } {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year }
}

function recommendationsOf(plans: Plan[], entries: Entry[], today: string): Insight[] {
  const ahead = plans.filter((plan) => plan.generation === 'done' && isAhead(plan, today))
  const next = monthAfter(today)
  const hasNext = plans.some(({ month, year }) => month === next.month && year === next.year)
  const toCome = entries.filter(({ day }) => day >= today)
  const holiday = toCome.find(({ reason, reasonDetail }) => reason === 'holiday' && reasonDetail !== '')
  const said = entries.map(({ title, text, reasonDetail }) =>
    `${title} ${text} ${reasonDetail}`.toLowerCase(),
  )
  const products = plans[0]?.businessData.topProducts ?? []
  const unused = products.find((product) => !said.some((text) => text.includes(product.toLowerCase())))
  const used = new Set(toCome.map(({ platform }) => platform))
  const [only] = used
  const found = [
    ...ahead
      .filter(({ status }) => status === 'draft')
      .map(({ id, title }) => insight('approve_plan', { title }, id)),
    ...ahead
      .filter(({ status }) => status === 'approved')
      .map(({ id, title }) => insight('schedule_plan', { title }, id)),
    ...(hasNext ? [] : [insight('plan_next_month', next)]),
    ...(holiday
      ? [insight('next_special_day', { name: holiday.reasonDetail, day: holiday.day }, holiday.planId)]
      : []),
    ...(unused ? [insight('unused_product', { product: unused })] : []),
    ...(only && used.size === 1 ? [insight('only_platform', { platform: only })] : []),
  ]
  return found.length > 0 ? found : [insight('all_set')]
}

/** Insights from the shop's plans and posts; general advice, marked, without any. */
export async function getInsights(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  brandId: string | undefined,
): Promise<Sampled<Insights>> {
  const { workspaceId, timeZone } = actor
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  const since = subDays(clock.now(), LOOK_BACK_DAYS)
  const today = dayIn(timeZone, clock.now())
  const plans = await repository.list(db, workspaceId, { brandIds }, null, MOST_PLANS)
  const entries = await entriesRepository.listSince(
    db,
    workspaceId,
    addDays(today, -LOOK_BACK_DAYS),
    brandIds,
    MOST_ENTRIES,
  )
  const results = await resultsByPlatform(db, workspaceId, since, brandIds)
  const live =
    entries.length > 0 || results.length > 0
      ? { trends: trendsOf(entries, results), recommendations: recommendationsOf(plans, entries, today) }
      : null
  return liveOrSample(live, general)
}
