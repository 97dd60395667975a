import { dateFormat } from './intl-formats.ts'

const DAY_MS = 86_400_000

/** The calendar day, YYYY-MM-DD, in a time zone at an instant. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Map(
    dateFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** Calendar arithmetic, independent of time zones. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** A calendar day in words, for example "10 March 2026", independent of time zones. */
export const dayInWords = (day: string, locale: string): string => words(day, locale, { dateStyle: 'long' })

/** "Tuesday, May 5" / "martes, 5 de mayo". */
export const dayWithWeekday = (day: string, locale: string): string =>
  words(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })

const words = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
