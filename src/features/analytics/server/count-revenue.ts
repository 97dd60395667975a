import {
  type Days,
  hasSales,
  type SalesHour,
  type SoldProduct,
  salesByDay,
  salesInOtherCurrencies,
} from '#features/sales/index.server.ts'
import { daysBetween } from '#platform/calendar-days.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Revenue } from '../analytics.contract.ts'
import { compare, sumOf } from './compare.ts'
import { isWithin, spansFor } from './spans.ts'

const MOST_PRODUCTS = 5

/** All hours between the first and last with sales. */
function hoursOfDay(sold: readonly Pick<SalesHour, 'hour' | 'sales' | 'revenue'>[]): Revenue['hours'] {
  const hours = sold.filter(({ sales }) => sales > 0).map(({ hour }) => hour)
  if (hours.length === 0) return []
  const first = Math.min(...hours)
  return Array.from({ length: Math.max(...hours) - first + 1 }, (_, index) => {
    const hour = first + index
    const rows = sold.filter((row) => row.hour === hour)
    return {
      hour,
      sales: sumOf(rows, ({ sales }) => sales),
      revenue: sumOf(rows, ({ revenue }) => revenue),
    }
  })
}

/** Revenue of 30 days; null without sales. */
export async function countRevenue(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { products, hours }: { products: SoldProduct[]; hours: SalesHour[] },
): Promise<Revenue | null> {
  const { db } = deps
  const { workspaceId, currency } = actor
  const scope = { workspaceId, currency }
  if (!(await hasSales(db, scope))) return null
  const { lately, earlier } = spansFor(deps, actor)
  const rows = await salesByDay(db, scope, { from: earlier.from, to: lately.to })
  const of = (days: Days, field: 'revenue' | 'sales' | 'gross') =>
    sumOf(
      rows.filter(({ day }) => isWithin(days, day)),
      (row) => row[field],
    )
  const both = (field: 'revenue' | 'sales') => compare(of(lately, field), of(earlier, field))
  const orderOf = (days: Days) =>
    of(days, 'sales') > 0 ? Math.round(of(days, 'gross') / of(days, 'sales')) : 0
  const sold = new Map(rows.map((row) => [row.day, row]))
  return {
    currency,
    others: await salesInOtherCurrencies(db, scope, lately),
    revenue: { currency, ...both('revenue') },
    averageOrder: { currency, ...compare(orderOf(lately), orderOf(earlier)) },
    sales: both('sales'),
    days: daysBetween(lately.from, lately.to).map((day) => ({
      day,
      revenue: sold.get(day)?.revenue ?? 0,
      sales: sold.get(day)?.sales ?? 0,
    })),
    products: products.slice(0, MOST_PRODUCTS).map((product) => ({ ...product, name: product.name.trim() })),
    hours: hoursOfDay(hours),
  }
}
