import { dateFormat } from './intl-formats.ts'
import type { Locale } from './locale.ts'

const words = (locale: Locale, options: Intl.DateTimeFormatOptions, date: Date): string =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(date)

/** "May 2026" / "mayo de 2026". */
export const monthInWords = (month: number, year: number, locale: Locale): string =>
  words(locale, { month: 'long', year: 'numeric' }, new Date(Date.UTC(year, month - 1, 1)))

export const monthName = (month: number, locale: Locale): string =>
  words(locale, { month: 'long' }, new Date(Date.UTC(2026, month - 1, 1)))

/** 0 is Sunday; 4 January 2026 was one. */
export const weekdayName = (weekday: number, locale: Locale, style: 'long' | 'short' = 'long'): string =>
  words(locale, { weekday: style }, new Date(Date.UTC(2026, 0, 4 + weekday)))

/** 28 to 31. */
export const daysIn = (month: number, year: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Its days as YYYY-MM-DD. */
export const daysOf = (month: number, year: number): string[] =>
  Array.from({ length: daysIn(month, year) }, (_, place) =>
    new Date(Date.UTC(year, month - 1, place + 1)).toISOString().slice(0, 10),
  )
