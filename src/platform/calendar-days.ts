import { addDays } from './day.ts'

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => at(day).getUTCDay()

/** The week of a day, Monday to Sunday. */
export function weekAround(day: string): { from: string; to: string } {
  const from = addDays(day, -((weekdayOf(day) + 6) % 7))
  return { from, to: addDays(from, 6) }
}

/** The month, YYYY-MM, this many months later. */
export function addMonths(month: string, months: number): string {
  const date = at(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return dayOf(date).slice(0, 7)
}

/** The same date in a month, YYYY-MM; its last day if the month is too short. */
export function dateInMonth(month: string, day: string): string {
  const same = `${month}-${day.slice(8)}`
  const last = lastDayOf(month)
  return same < last ? same : last
}

/** The same date this many months later. */
export const sameDayInMonth = (day: string, months: number): string =>
  dateInMonth(addMonths(day.slice(0, 7), months), day)

/** Inclusive. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1)

/** The days of a month in whole weeks, Sunday first; the first and last may belong to adjacent months. */
export function monthGrid(month: string): string[] {
  const first = `${month}-01`
  const last = lastDayOf(month)
  return daysBetween(addDays(first, -weekdayOf(first)), addDays(last, 6 - weekdayOf(last)))
}
