import { getWorkspaceSettings } from '#core/settings/index.server.ts'
import {
  type Days,
  hasSales,
  type SalesDay,
  type SalesHour,
  salesByDay,
  salesByHourOfWeek,
  salesInOtherCurrencies,
} from '#features/sales/index.server.ts'
import { daysBetween } from '#platform/calendar-days.ts'
import { addDays, dayIn } from '#platform/day.ts'
import { timeIn } from '#platform/wall-time.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Period, Sales, SalesPoint } from '../dashboard.contract.ts'
import { daysOfPeriod, type PeriodDays } from './period-days.ts'

type SoldDays = ReadonlyMap<string, SalesDay>

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

const within = (sold: SoldDays, { from, to }: Days) =>
  [...sold.values()].filter(({ day }) => day >= from && day <= to)

const revenueOf = (sold: SoldDays, days: Days) => sumOf(within(sold, days), ({ revenue }) => revenue)

/** 100 only if complete: 99.9% is not there yet. */
const progressTo = (amount: number, sold: number): Sales['target'] =>
  amount > 0 ? { amount, percent: Math.floor((sold / amount) * 100) } : null

/** One point per day, with the corresponding day of the previous period. */
function pointsByDay(sold: SoldDays, { whole, soFar, before }: PeriodDays): SalesPoint[] {
  const revenueOn = (day: string) => sold.get(day)?.revenue ?? 0
  return daysBetween(whole.from, whole.to).map((day, index) => {
    const match = addDays(before.from, index)
    return {
      at: day,
      revenue: day <= soFar.to ? revenueOn(day) : null,
      before: match < whole.from ? revenueOn(match) : null,
    }
  })
}

/** One point per hour from the first to the last sale of today or yesterday. */
function pointsByHour(today: SalesHour[], yesterday: SalesHour[], now: number): SalesPoint[] {
  const hours = [...today, ...yesterday].map(({ hour }) => hour)
  if (hours.length === 0) return []
  const first = Math.min(now, ...hours)
  const last = Math.max(now, ...hours)
  const revenueAt = (rows: SalesHour[], hour: number) => rows.find((row) => row.hour === hour)?.revenue ?? 0
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).map((hour) => ({
    at: `${String(hour).padStart(2, '0')}:00`,
    revenue: hour <= now ? revenueAt(today, hour) : null,
    before: revenueAt(yesterday, hour),
  }))
}

/** Sales of the period, compared with the previous one up to the same hour; null without sales. */
export async function countSales(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, currency, timeZone }: Actor,
  period: Period,
): Promise<Sales | null> {
  const scope = { workspaceId, currency }
  if (!(await hasSales(db, scope))) return null
  const today = dayIn(timeZone, clock.now())
  const hour = Number(timeIn(timeZone, clock.now()).slice(0, 2))
  const days = daysOfPeriod(period, today)
  const month = daysOfPeriod('monthly', today).soFar
  const from = days.before.from < month.from ? days.before.from : month.from
  const sold = new Map((await salesByDay(db, scope, { from, to: today })).map((row) => [row.day, row]))

  // Today is not over yet, so the compared day is cut at the same hour.
  const hoursOn = (day: string) => salesByHourOfWeek(db, scope, { from: day, to: day })
  const lastBefore = await hoursOn(days.before.to)
  const later = lastBefore.filter((row) => row.hour > hour)
  const before = revenueOf(sold, days.before) - sumOf(later, ({ revenue }) => revenue)
  const revenue = revenueOf(sold, days.soFar)
  const { salesTarget } = await getWorkspaceSettings(db, workspaceId)
  return {
    currency,
    gain: revenue - before,
    gainPercent: before > 0 ? Math.round(((revenue - before) / before) * 100) : null,
    target: progressTo(salesTarget ?? 0, revenueOf(sold, month)),
    sold: {
      revenue,
      sales: sumOf(within(sold, days.soFar), ({ sales }) => sales),
      before,
      points:
        period === 'daily' ? pointsByHour(await hoursOn(today), lastBefore, hour) : pointsByDay(sold, days),
      others: await salesInOtherCurrencies(db, scope, days.soFar),
    },
  }
}
