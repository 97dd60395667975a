import { platformName } from '#connectors/social/platform-name.ts'
import type { Locale } from '#platform/locale.ts'
import type { LanguageBank } from '../built-in/bank.ts'
import type { WrittenPlanEntry } from '../writer.ts'
import type { Theme } from './themes.ts'

export type PlannedDay = {
  entry: WrittenPlanEntry
  theme: Theme | 'occasion'
  isHoliday: boolean
  weekday: number
}

const EVENING = '17:00'
const SEPARATOR = '|'
/** Fewer occurrences are not a pattern. */
const PATTERN = 3

function tally(names: readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}

/** Insights counted from the days of this plan. */
export function insightsOf(
  { bank, locale }: { bank: LanguageBank; locale: Locale },
  planned: readonly PlannedDay[],
  products: readonly string[],
  isStrong: boolean,
): string[] {
  const { insights } = bank.plan
  const entries = planned.map(({ entry }) => entry)
  const named = (platform: string) => platformName(platform, locale)
  const list = (items: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
  const dayOf = (day: string) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(day))
  const having = (...themes: (Theme | 'occasion')[]) =>
    planned.filter(({ theme }) => themes.includes(theme)).length

  const perPlatform = tally(entries.map(({ platform }) => platform))
  const special = planned.filter(({ isHoliday }) => isHoliday).map(({ entry }) => entry)
  const [top] = tally(
    entries.filter(({ reason }) => reason === 'product').map(({ reasonDetail }) => reasonDetail),
  )
  const [pattern] = tally(planned.map(({ entry, weekday }) => [entry.platform, weekday].join(SEPARATOR)))
  const [platform = '', weekday = ''] = pattern?.[0].split(SEPARATOR) ?? []

  return [
    insights.platforms.replace('{list}', () =>
      list(perPlatform.map(([name, count]) => insights.platformCount(named(name), count))),
    ),
    special.length > 0
      ? insights.holidays(
          special.length,
          list(special.map(({ day, reasonDetail }) => `${reasonDetail} (${dayOf(day)})`)),
        )
      : insights.noHolidays,
    top ? insights.product(...top) : products.length > 0 ? '' : insights.noProducts,
    insights.themes(
      having('tip'),
      having('product', 'invite'),
      having('season', 'behind', 'community', 'occasion'),
    ),
    isStrong && top ? insights.strongSeason(having('product')) : '',
    pattern && pattern[1] >= PATTERN
      ? insights.weekday(insights.weekdays[Number(weekday)] ?? '', named(platform), pattern[1])
      : insights.evenings(entries.filter(({ time }) => time >= EVENING).length, entries.length),
  ].filter((insight) => insight !== '')
}
