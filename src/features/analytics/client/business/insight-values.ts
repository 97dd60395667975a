import type { Format } from '#client/i18n/format.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { isPlatform } from '#connectors/social/platforms.ts'
import type { Insight } from '#features/analytics/analytics.contract.ts'
import type { Locale } from '#platform/locale.ts'
import { weekdayName } from '#platform/month-words.ts'
import { formatFullHour } from '#platform/time-format.ts'

/** Days, hours and platforms are sent as numbers and ids, and formatted per language. */
export function insightValues(
  { values }: Pick<Insight, 'values'>,
  locale: Locale,
  { zoned }: Format,
): Insight['values'] {
  const { weekday, hour, platform } = values
  return {
    ...values,
    ...(typeof weekday === 'number' && { weekday: weekdayName(weekday, locale) }),
    ...(typeof hour === 'number' && { hour: zoned(formatFullHour(hour, locale)) }),
    ...(typeof platform === 'string' && isPlatform(platform) && { platform: platformName(platform, locale) }),
  }
}
