import type { Days } from '#features/sales/index.server.ts'
import { addMonths, daysBetween, lastDayOf, weekAround } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import type { Period } from '../dashboard.contract.ts'

export type PeriodDays = {
  /** From its first day to its last, which may be in the future. */
  whole: Days
  /** From its first day to today. */
  soFar: Days
  /** The same number of days of the previous period, for a fair comparison with `soFar`. */
  before: Days
  /** The whole previous period. */
  wholeBefore: Days
}

const shift = ({ from, to }: Days, days: number): Days => ({
  from: addDays(from, days),
  to: addDays(to, days),
})

export function daysOfPeriod(period: Period, today: string): PeriodDays {
  if (period === 'monthly') return daysOfMonth(today)
  const whole = period === 'weekly' ? weekAround(today) : { from: today, to: today }
  const soFar = { from: whole.from, to: today }
  const length = period === 'weekly' ? -7 : -1
  return { whole, soFar, before: shift(soFar, length), wholeBefore: shift(whole, length) }
}

function daysOfMonth(today: string): PeriodDays {
  const month = today.slice(0, 7)
  const soFar = { from: `${month}-01`, to: today }
  const earlier = addMonths(month, -1)
  const wholeBefore = { from: `${earlier}-01`, to: lastDayOf(earlier) }
  const days = daysBetween(soFar.from, soFar.to).length
  const sameDays = { from: wholeBefore.from, to: addDays(wholeBefore.from, days - 1) }
  // A shorter month is extended with the days before it, so that both are equally long.
  const before =
    sameDays.to <= wholeBefore.to ? sameDays : { from: addDays(wholeBefore.to, 1 - days), to: wholeBefore.to }
  return { whole: { from: soFar.from, to: lastDayOf(month) }, soFar, before, wholeBefore }
}
