import type { Locale } from '#platform/locale.ts'

/** "May 2026" / "mayo de 2026". */
export const monthInWords = (month: number, year: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, 1)),
  )

/** How many days it has: 28 to 31. */
export const daysIn = (month: number, year: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
