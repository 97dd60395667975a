import { useMemo } from 'react'
import { moneyWriter } from '#platform/currency.ts'
import type { Locale } from '#platform/locale.ts'
import { formatChange, formatNumber, formatPercent } from '#platform/number-format.ts'
import { formatClock, formatDateTime, formatDay, formatTime } from '#platform/time-format.ts'
import { withZone, zonePlace } from '#platform/zone-name.ts'
import { useWorkspace } from '../data/workspace-context.ts'
import { relativeTime } from '../time/relative-time.ts'
import { useLocale } from './use-text.ts'

export type Format = {
  /** Smallest units, in the workspace's currency unless another one is named. */
  money(units: number, currency?: string): string
  number(value: number): string
  /** 8.7 is "8.7%". */
  percent(value: number): string
  /** With its sign: 8.7 is "+8.7%". */
  change(value: number): string
  /** A calendar day such as 2026-03-10, which is the same day everywhere. */
  day(isoDay: string): string
  /** A moment, as day and time on the workspace's clocks, with their zone: "Nov 15, 2026, 10:00 AM Madrid time". */
  dateTime(iso: string): string
  /** Only the time of a moment, with its zone. */
  time(iso: string): string
  /** The same without the zone, for lists that say it once at their head (`ZoneNote`). */
  bareDateTime(iso: string): string
  bareTime(iso: string): string
  /** A time as clocks show it, such as 14:30, in the manner of the language: "2:30 PM". */
  clock(time: string): string
  /** Puts the zone behind words that end in a time. */
  zoned(words: string): string
  /** Whose time it is, for the heading of a column: "Madrid". */
  place: string
  /** "2 hours ago" / "hace 2 horas". */
  relative(iso: string, now: Date): string
}

export function createFormat(
  locale: Locale,
  { timeZone, currency }: { timeZone: string; currency: string },
): Format {
  const dateTime = (iso: string) => formatDateTime(new Date(iso), locale, timeZone)
  const time = (iso: string) => formatTime(new Date(iso), locale, timeZone)
  const zoned = (words: string) => withZone(words, timeZone, locale)
  return {
    money: (units, code = currency) => moneyWriter(locale, code)(units),
    number: (value) => formatNumber(value, locale),
    percent: (value) => formatPercent(value, locale),
    change: (value) => formatChange(value, locale),
    day: (isoDay) => formatDay(isoDay, locale),
    dateTime: (iso) => zoned(dateTime(iso)),
    time: (iso) => zoned(time(iso)),
    bareDateTime: dateTime,
    bareTime: time,
    clock: (shown) => formatClock(shown, locale),
    zoned,
    place: zonePlace(timeZone, locale),
    relative: relativeTime(locale),
  }
}

export function useFormat(): Format {
  const locale = useLocale()
  const workspace = useWorkspace()
  return useMemo(() => createFormat(locale, workspace), [locale, workspace])
}
