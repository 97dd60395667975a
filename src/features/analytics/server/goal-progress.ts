import type { Days } from '#features/sales/index.server.ts'
import { addMonths, daysBetween, lastDayOf, weekAround } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import type { Goal, GoalCategory, GoalLabel, GoalPeriod } from '../goals.contract.ts'

/** Maximum length of a streak. */
export const MOST_PERIODS = 12

const MONTHS = { monthly: 1, quarterly: 3 } as const

const monthsFrom = (month: string, months: number): Days => ({
  from: `${month}-01`,
  to: lastDayOf(addMonths(month, months - 1)),
})

/** The first month of a month's quarter. */
function quarterOf(month: string): string {
  const number = Number(month.slice(5))
  return addMonths(month, -((number - 1) % MONTHS.quarterly))
}

/** The week, month or quarter of a day, from its first day to its last. */
export function periodAround(period: GoalPeriod, day: string): Days {
  if (period === 'weekly') return weekAround(day)
  const month = day.slice(0, 7)
  return monthsFrom(period === 'monthly' ? month : quarterOf(month), MONTHS[period])
}

/** A deadline is over on its own day, so a goal for a whole period gets the first day after it. */
export const deadlineOf = (period: GoalPeriod, today: string): string =>
  addDays(periodAround(period, today).to, 1)

/** The current period and those before it, newest first. */
export function periodsUpTo(period: GoalPeriod, today: string): [Days, ...Days[]] {
  const periods: [Days, ...Days[]] = [periodAround(period, today)]
  for (let { from } = periods[0]; periods.length <= MOST_PERIODS; ) {
    const before = periodAround(period, addDays(from, -1))
    periods.push(before)
    from = before.from
  }
  return periods
}

/** By the share of the target, never rounded up to the next label. */
export function labelOf(current: number, target: number): GoalLabel {
  const percent = (current * 100) / target
  if (percent >= 100) return 'completed'
  if (percent >= 80) return 'on_track'
  return percent >= 50 ? 'progress' : 'behind'
}

/** 100 only if complete: 99.9% is not there yet. */
export const percentOf = (current: number, target: number): number =>
  Math.max(0, Math.floor((current * 100) / target))

export const unitOf = (category: GoalCategory): Goal['unit'] => (category === 'revenue' ? '$' : '')

/** How many in a row reached it, starting with the newest. */
export function streakOf(amounts: readonly number[], target: number): number {
  const missed = amounts.findIndex((amount) => amount < target)
  return missed === -1 ? amounts.length : missed
}

/** Zero on the day itself, negative afterwards. */
export const daysUntil = (deadline: string, today: string): number =>
  deadline >= today ? daysBetween(today, deadline).length - 1 : 1 - daysBetween(deadline, today).length
