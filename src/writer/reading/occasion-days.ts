import { addMonths, dateInMonth, lastDayOf, weekdayOf } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import type { Day } from './brief-reading.ts'

/** The days that shops take orders for. */
export type Occasion =
  | 'epiphany'
  | 'valentine'
  | 'st_patrick'
  | 'easter'
  | 'mothers_day'
  | 'fathers_day'
  | 'halloween'
  | 'day_of_the_dead'
  | 'thanksgiving'
  | 'christmas_eve'
  | 'christmas'
  | 'new_years_eve'
  | 'new_year'

const two = (number: number): string => String(number).padStart(2, '0')
const dayOf = (year: number, month: number, day: number): Day => `${year}-${two(month)}-${two(day)}`

function nthWeekday(year: number, month: number, weekday: number, place: number): Day {
  const first = dayOf(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (place - 1) * 7)
}

/** The Sunday of the Gregorian calendar, after Meeus. */
function easterSunday(year: number): Day {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1)
}

function mothersDay(year: number, country: string | null): Day {
  if (country === 'GB' || country === 'IE') return addDays(easterSunday(year), -21)
  if (country === 'ES') return nthWeekday(year, 5, 0, 1)
  if (country === 'MX' || country === 'GT' || country === 'SV') return dayOf(year, 5, 10)
  return country === 'AR' ? nthWeekday(year, 10, 0, 3) : nthWeekday(year, 5, 0, 2)
}

const rules: Record<Occasion, (year: number, country: string | null) => Day> = {
  epiphany: (year) => dayOf(year, 1, 6),
  valentine: (year) => dayOf(year, 2, 14),
  st_patrick: (year) => dayOf(year, 3, 17),
  easter: easterSunday,
  mothers_day: mothersDay,
  fathers_day: (year, country) => (country === 'ES' ? dayOf(year, 3, 19) : nthWeekday(year, 6, 0, 3)),
  halloween: (year) => dayOf(year, 10, 31),
  day_of_the_dead: (year) => dayOf(year, 11, 2),
  thanksgiving: (year, country) =>
    country === 'CA' ? nthWeekday(year, 10, 1, 2) : nthWeekday(year, 11, 4, 4),
  christmas_eve: (year) => dayOf(year, 12, 24),
  christmas: (year) => dayOf(year, 12, 25),
  new_years_eve: (year) => dayOf(year, 12, 31),
  new_year: (year) => dayOf(year, 1, 1),
}

/** The next time that an occasion comes, today included. */
export function occasionDay(occasion: Occasion, country: string | null, today: Day): Day {
  const year = Number(today.slice(0, 4))
  const current = rules[occasion](year, country)
  return current >= today ? current : rules[occasion](year + 1, country)
}

const inMonth = (month: string, number: number): Day | null =>
  number <= Number(lastDayOf(month).slice(8)) ? dateInMonth(month, `0000-00-${two(number)}`) : null

/** The last day with this number up to another: orders for the 14th of February end on the 12th of February. */
export function lastSuchDay(number: number, until: Day, today: Day): Day | null {
  const month = until.slice(0, 7)
  const found = [month, addMonths(month, -1)]
    .map((one) => inMonth(one, number))
    .find((day) => day !== null && day <= until)
  return found && found >= today ? found : null
}

/** The first day with this number after another: closed for Christmas, back on the 2nd. */
export function firstSuchDay(number: number, after: Day): Day | null {
  const month = after.slice(0, 7)
  return (
    [month, addMonths(month, 1)]
      .map((one) => inMonth(one, number))
      .find((day) => day !== null && day > after) ?? null
  )
}

/** Longer before an occasion, a bare day is no day of its season. */
const SEASON_DAYS = 45

export const isLongBefore = (day: Day, occasion: Day): boolean => addDays(day, SEASON_DAYS) < occasion
