import {
  buyerFigures,
  hasSales,
  type SalesHour,
  salesBetween,
  salesByHourOfWeek,
  salesInOtherCurrencies,
  topProducts,
} from '#features/sales/index.server.ts'
import { addDays, dayIn } from '#platform/day.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { PosInsights } from '../planner.contract.ts'

const LOOK_BACK_DAYS = 30
const MOST_PRODUCTS = 5
const PEAK_HOURS = 2

/** The busiest consecutive hours; on a tie, those that start with the busier one. */
export function peakOf(sold: readonly Pick<SalesHour, 'hour' | 'sales'>[]): PosInsights['peakHours'] {
  const byHour = Array.from({ length: 24 }, (_, hour) =>
    sold.reduce((sum, row) => (row.hour === hour ? sum + row.sales : sum), 0),
  )
  const spans = byHour.slice(0, 25 - PEAK_HOURS).map((first, from) => ({
    from,
    first,
    sales: byHour.slice(from, from + PEAK_HOURS).reduce((sum, sales) => sum + sales, 0),
  }))
  const [peak] = spans.toSorted((a, b) => b.sales - a.sales || b.first - a.first)
  return peak && peak.sales > 0 ? { from: peak.from, to: peak.from + PEAK_HOURS } : null
}

const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 100) : null

/** POS insights of the last thirty days including today; sales in other currencies are listed separately. */
export async function getPosInsights(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, currency, timeZone }: Actor,
): Promise<{ insights: PosInsights | null }> {
  const scope = { workspaceId, currency }
  if (!(await hasSales(db, scope))) return { insights: null }
  const today = dayIn(timeZone, clock.now())
  const lately = { from: addDays(today, 1 - LOOK_BACK_DAYS), to: today }
  const earlier = { from: addDays(lately.from, -LOOK_BACK_DAYS), to: addDays(lately.from, -1) }
  const { sales, gross, revenue } = await salesBetween(db, scope, lately)
  const { revenue: before } = await salesBetween(db, scope, earlier)
  const { buyers, returning } = await buyerFigures(db, scope, today)
  const products = await topProducts(db, scope, lately, MOST_PRODUCTS)
  return {
    insights: {
      averageOrderValue: sales > 0 ? Math.round(gross / sales) : 0,
      recurrence: percentOf(returning, buyers),
      peakHours: peakOf(await salesByHourOfWeek(db, scope, lately)),
      topProducts: products.map(({ name, amount }) => ({ name: name.trim(), amount })),
      growth: percentOf(revenue - before, before),
      others: await salesInOtherCurrencies(db, scope, lately),
    },
  }
}
