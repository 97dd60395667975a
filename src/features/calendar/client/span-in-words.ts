import type { Locale } from '#platform/locale.ts'
import type { CalendarSearchParams } from './use-calendar-search-params.ts'

const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** "March 2026", or "9 – 15 Mar 2026" for a week. */
export function spanInWords({ view, around, from, to }: CalendarSearchParams, locale: Locale): string {
  if (view !== 'week')
    return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      at(around),
    )
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return days.formatRange(at(from), at(to))
}
