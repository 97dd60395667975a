import type { Locale } from '#platform/locale.ts'

const write = (at: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(at))

/** The shop's own days and hours, so no zone may move them. */
export const dayShort = (day: string, locale: Locale) =>
  write(`${day}T00:00:00Z`, locale, { day: 'numeric', month: 'short' })
export const dayLong = (day: string, locale: Locale) =>
  write(`${day}T00:00:00Z`, locale, { weekday: 'short', day: 'numeric', month: 'short' })

const onHour = (hour: number) => `2000-01-01T${String(hour).padStart(2, '0')}:00:00Z`

/** "5 PM" / "17". */
export const hourShort = (hour: number, locale: Locale) => write(onHour(hour), locale, { hour: 'numeric' })
/** "5:00 PM" / "17:00". */
export const hourLong = (hour: number, locale: Locale) =>
  write(onHour(hour), locale, { hour: 'numeric', minute: '2-digit' })
