import type { Locale } from '#platform/locale.ts'

const write = (at: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(at))

/** The shop's own days, so no zone may move them. */
export const dayShort = (day: string, locale: Locale) =>
  write(`${day}T00:00:00Z`, locale, { day: 'numeric', month: 'short' })
export const dayLong = (day: string, locale: Locale) =>
  write(`${day}T00:00:00Z`, locale, { weekday: 'short', day: 'numeric', month: 'short' })
