import type { Locale } from '#platform/locale.ts'

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "2 hours ago" / "hace 2 horas". */
export function relativeTime(locale: Locale): (iso: string, now: Date) => string {
  // Always counted: what happened up to 47 hours ago is one day ago, but it need not have been yesterday.
  const counted = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  const justNow = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  return (iso, now) => {
    const seconds = (new Date(iso).getTime() - now.getTime()) / 1000
    for (const [unit, size] of steps) {
      if (Math.abs(seconds) >= size) return counted.format(Math.trunc(seconds / size), unit)
    }
    return justNow
  }
}
