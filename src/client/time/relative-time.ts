import { relativeFormat } from '#platform/intl-formats.ts'
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

/** Tolerance for a server clock ahead of ours: an event that just happened is in the past. */
const CLOCKS_DIFFER_SECONDS = 10

/** "2 hours ago" / "hace 2 horas". */
export function relativeTime(locale: Locale): (iso: string, now: Date) => string {
  return (iso, now) => {
    const seconds = (new Date(iso).getTime() - now.getTime()) / 1000
    for (const [unit, size] of steps) {
      // Always numeric: 47 hours ago is "1 day ago", but not "yesterday".
      if (Math.abs(seconds) >= size)
        return relativeFormat(locale, { numeric: 'always' }).format(Math.trunc(seconds / size), unit)
    }
    return textOf(nearbyTimeMessages, locale)(seconds > CLOCKS_DIFFER_SECONDS ? 'future' : 'past')
  }
}
