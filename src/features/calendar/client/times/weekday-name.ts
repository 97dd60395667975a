import { dateFormat } from '#platform/intl-formats.ts'
import type { Locale } from '#platform/locale.ts'

/** 0 is Sunday. */
export function weekdayName(weekday: number, locale: Locale): string {
  // The first of March 2026 was a Sunday.
  const day = new Date(Date.UTC(2026, 2, 1 + weekday))
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
}
