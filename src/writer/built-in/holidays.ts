import { addDays } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import type { HolidayWords } from './bank.ts'
import { banks } from './banks/index.ts'
import { extraDays, type Holiday, holidayKeys, keyOf } from './holiday-days.ts'

/** The country whose holidays and seasons count. */
export const countryOf = (country: string | null, locale: Locale): string => country ?? banks[locale].country

const known = new Map<string, readonly Holiday[]>()
const MAX_KNOWN = 200

/** The days of a year that a shop there would write about, in order. The library is loaded on first use. */
export async function holidaysOf(country: string, year: number): Promise<readonly Holiday[]> {
  const key = `${country} ${year}`
  const found = known.get(key)
  if (found) return found
  const { default: Calendar } = await import('date-holidays')
  const listed = new Calendar(country).getHolidays(year, 'en') ?? []
  const days = new Map<string, Holiday>()
  for (const { name, date, substitute } of listed) {
    const holiday = keyOf(country, name)
    // A holiday moved to a working day is still celebrated on its own.
    if (holiday && !substitute && !days.has(holiday))
      days.set(holiday, { key: holiday, day: date.slice(0, 10) })
  }
  for (const { key: extra, rule, countries, except } of extraDays) {
    const isKept = countries === 'all' ? !except?.includes(country) : countries.includes(country)
    if (isKept && !days.has(extra)) days.set(extra, { key: extra, day: rule(year) })
  }
  const order = (holiday: Holiday) =>
    `${holiday.day} ${String(holidayKeys.indexOf(holiday.key)).padStart(2, '0')}`
  const result = [...days.values()].sort((a, b) => order(a).localeCompare(order(b)))
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, result)
  return result
}

/** Holidays from this day on (inclusive), in order. */
export async function holidaysAhead(country: string, day: string, within: number): Promise<Holiday[]> {
  const year = Number(day.slice(0, 4))
  const last = addDays(day, within)
  const ahead = [...(await holidaysOf(country, year))]
  if (Number(last.slice(0, 4)) > year) ahead.push(...(await holidaysOf(country, year + 1)))
  return ahead.filter((holiday) => holiday.day >= day && holiday.day <= last)
}

/** A holiday with its words in a language. */
export type Occasion = Holiday & HolidayWords

/** What a shop could write about between two days (inclusive), in order. */
export async function occasionsBetween(
  country: string | null,
  locale: Locale,
  from: string,
  to: string,
): Promise<Occasion[]> {
  const within = (Date.parse(to) - Date.parse(from)) / 86_400_000
  const holidays = await holidaysAhead(countryOf(country, locale), from, within)
  return holidays.map((holiday) => ({ ...holiday, ...banks[locale].holidays[holiday.key] }))
}
