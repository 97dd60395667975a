import { zoneTimeMessages } from './i18n/index.ts'
import type { Locale } from './locale.ts'
import { textOf } from './messages.ts'
import { placeNames } from './words/index.ts'

/** "Madrid", "New York" / "Nueva York": the place that gives a zone its name. */
export function zonePlace(timeZone: string, locale: Locale): string {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return placeNames[locale][place] ?? place
}

/** "Madrid time" / "hora de Madrid", as it is written beside a time; names such as UTC stay as they are. */
export function zoneName(timeZone: string, locale: Locale): string {
  const place = zonePlace(timeZone, locale)
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return place
  return textOf(zoneTimeMessages, locale)('name', { place })
}

/** A time with its zone behind it: "10:00 AM Madrid time" / "10:00, hora de Madrid". */
export const withZone = (time: string, timeZone: string, locale: Locale): string =>
  textOf(zoneTimeMessages, locale)('timeWithZone', { time, zone: zoneName(timeZone, locale) })
