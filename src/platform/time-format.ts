import { dateFormat } from './intl-formats.ts'
import { type Locale, languages } from './locale.ts'

const styles = {
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  weekdayTime: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  hour: { hour: 'numeric' },
  day: { dateStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formatFor = (style: keyof typeof styles, locale: Locale, timeZone: string): Intl.DateTimeFormat =>
  dateFormat(locale, { ...styles[style], hourCycle: languages[locale].hourCycle, timeZone })

/** "2:30 PM" / "14:30". */
export const formatTime = (instant: Date, locale: Locale, timeZone: string): string =>
  formatFor('time', locale, timeZone).format(instant)

/** "Nov 15, 2026, 2:30 PM" / "15 nov 2026, 14:30". */
export const formatDateTime = (instant: Date, locale: Locale, timeZone: string): string =>
  formatFor('dateTime', locale, timeZone).format(instant)

/** "Sun, Nov 15, 2:30 PM" / "dom, 15 nov, 14:30". */
export const formatWeekdayTime = (instant: Date, locale: Locale, timeZone: string): string =>
  formatFor('weekdayTime', locale, timeZone).format(instant)

/** A calendar day such as 2026-11-15: "Nov 15, 2026" / "15 nov 2026". */
export const formatDay = (isoDay: string, locale: Locale): string =>
  formatFor('day', locale, 'UTC').format(new Date(`${isoDay}T00:00:00Z`))

/** A stored time of day without a zone, such as 14:30: "2:30 PM" / "14:30". */
export const formatClock = (time: string, locale: Locale): string =>
  formatTime(new Date(`2026-01-01T${time}Z`), locale, 'UTC')

const onHour = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))

/** "5 PM" / "17", for the axis of a chart. */
export const formatHour = (hour: number, locale: Locale): string =>
  formatFor('hour', locale, 'UTC').format(onHour(hour))

/** "5:00 PM" / "17:00". */
export const formatFullHour = (hour: number, locale: Locale): string =>
  formatTime(onHour(hour), locale, 'UTC')
