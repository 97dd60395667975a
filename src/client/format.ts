import { useMemo } from 'react'
import { moneyWriter } from '#platform/currency.ts'
import type { Locale } from '#platform/locale.ts'
import { useLocale } from './i18n.ts'
import { relativeTime } from './relative-time.ts'
import { useWorkspace } from './workspace-context.ts'

export type Format = {
  /** Smallest units, in the workspace's currency unless another one is named. */
  money(units: number, currency?: string): string
  number(value: number): string
  /** 8.7 is "8.7%". */
  percent(value: number): string
  /** A calendar day such as 2026-03-10, which is the same day everywhere. */
  day(isoDay: string): string
  /** A moment, as day and time in the workspace's time zone. */
  dateTime(iso: string): string
  /** Only the time of a moment, in the workspace's time zone. */
  time(iso: string): string
  /** "2 hours ago" / "hace 2 horas". */
  relative(iso: string, now: Date): string
}

export function createFormat(
  locale: Locale,
  { timeZone, currency }: { timeZone: string; currency: string },
): Format {
  const writers = new Map<string, (units: number) => string>()
  const writerOf = (code: string) => {
    const writer = writers.get(code) ?? moneyWriter(locale, code)
    writers.set(code, writer)
    return writer
  }
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  return {
    money: (units, code = currency) => writerOf(code)(units),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    day: (isoDay) => day.format(new Date(`${isoDay}T00:00:00Z`)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
    time: (iso) => time.format(new Date(iso)),
    relative: relativeTime(locale),
  }
}

export function useFormat(): Format {
  const locale = useLocale()
  const workspace = useWorkspace()
  return useMemo(() => createFormat(locale, workspace), [locale, workspace])
}
