import { dateFormat } from '#platform/intl-formats.ts'
import type { Locale } from '#platform/locale.ts'

const write = (at: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(at))

/** Days of the shop, independent of time zones. */
export const dayShort = (day: string, locale: Locale) =>
  write(`${day}T00:00:00Z`, locale, { day: 'numeric', month: 'short' })
export const dayLong = (day: string, locale: Locale) =>
  write(`${day}T00:00:00Z`, locale, { weekday: 'short', day: 'numeric', month: 'short' })
