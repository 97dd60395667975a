import { dateFormat } from '#platform/intl-formats.ts'
import type { Locale } from '#platform/locale.ts'
import { formatFullHour, formatHour } from '#platform/time-format.ts'
import type { Period } from '../dashboard.contract.ts'

const format = (at: Date, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(at)

/** The label of a bar, and its name in the table: days and hours of the shop, independent of time zones. */
export function labelPoint(at: string, period: Period, locale: Locale): { short: string; long: string } {
  if (period === 'daily') {
    const hour = Number(at.slice(0, 2))
    return { short: formatHour(hour, locale), long: formatFullHour(hour, locale) }
  }
  const day = new Date(`${at}T00:00:00Z`)
  return {
    short: format(day, locale, period === 'weekly' ? { weekday: 'short' } : { day: 'numeric' }),
    long: format(day, locale, { weekday: 'short', day: 'numeric', month: 'short' }),
  }
}
