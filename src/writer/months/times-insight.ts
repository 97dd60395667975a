import { platformName } from '#connectors/social/platform-name.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { Locale } from '#platform/locale.ts'
import { formatClock } from '#platform/time-format.ts'
import type { PlanTimes } from '../writer.ts'
import type { PlatformTimes } from './post-times.ts'
import { monthWords } from './words/index.ts'

/** Says in plain words where the times of a plan come from. */
export function timesInsight(
  times: ReadonlyMap<Platform, PlatformTimes>,
  { salesPeak }: PlanTimes,
  locale: Locale,
): string {
  const words = monthWords[locale].times
  const list = (items: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
  const clock = (time: string) => formatClock(time, locale)
  const onTheHour = (hour: number) => clock(`${String(hour % 24).padStart(2, '0')}:00`)
  const having = (source: PlatformTimes['source']) => [...times].filter(([, own]) => own.source === source)
  const named = (platforms: [Platform, PlatformTimes][]) =>
    list(platforms.map(([platform]) => platformName(platform, locale)))
  const [results, sales, usual] = [having('results'), having('sales'), having('usual')]
  if (results.length === 0 && sales.length === 0) return words.allUsual
  const found = results.map(([platform, { best }]) =>
    words.platformTimes
      .replace('{platform}', () => platformName(platform, locale))
      .replace('{times}', () => list(best.map(clock))),
  )
  return [
    found.length > 0 ? words.results.replace('{list}', () => list(found)) : '',
    sales.length > 0 && salesPeak
      ? words.sales
          .replace('{from}', () => onTheHour(salesPeak.from))
          .replace('{to}', () => onTheHour(salesPeak.to))
          .replace('{list}', () => named(sales))
      : '',
    usual.length > 0 ? words.usual.replace('{list}', () => named(usual)) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
