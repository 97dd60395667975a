import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { nearbyTimeMessages } from '../i18n/index.ts'

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** By so much the clock of the server may be ahead of ours: what it says has just happened lies in the past. */
const CLOCKS_DIFFER_SECONDS = 10

/** "2 hours ago" / "hace 2 horas". */
export function relativeTime(locale: Locale): (iso: string, now: Date) => string {
  // Always counted: what happened up to 47 hours ago is one day ago, but it need not have been yesterday.
  const counted = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  return (iso, now) => {
    const seconds = (new Date(iso).getTime() - now.getTime()) / 1000
    for (const [unit, size] of steps) {
      if (Math.abs(seconds) >= size) return counted.format(Math.trunc(seconds / size), unit)
    }
    return textOf(nearbyTimeMessages, locale)(seconds > CLOCKS_DIFFER_SECONDS ? 'future' : 'past')
  }
}
