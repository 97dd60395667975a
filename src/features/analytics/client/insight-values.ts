import { isPlatform } from '#channels/platforms.ts'
import { manifestOf } from '#channels/registry.ts'
import type { Format } from '#client/format.ts'
import type { Locale } from '#platform/locale.ts'
import { weekdayName } from '#platform/month-words.ts'
import { formatFullHour } from '#platform/time-format.ts'
import type { Insight } from '../analytics.contract.ts'

/** Days, hours and platforms travel as numbers and ids, for they are called otherwise in each language. */
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
    ...(typeof platform === 'string' &&
      isPlatform(platform) && { platform: manifestOf(platform).label[locale] }),
  }
}
