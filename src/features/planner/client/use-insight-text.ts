import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { isPlatform } from '#connectors/social/platforms.ts'
import { monthInWords, weekdayName } from '#platform/month-words.ts'
import { plannerInsightsMessages } from '../i18n/index.ts'
import type { Insight } from '../planner.contract.ts'

/** An insight as text: names of platforms, months and days in the language of the interface. */
export function useInsightText(): (insight: Insight) => string {
  const t = useText(plannerInsightsMessages)
  const locale = useLocale()
  const format = useFormat()
  // The values of an insight match its kind.
  const say = t as unknown as (key: string, values: object) => string
  return ({ kind, values }) => {
    const { platform, weekday, month, year, day, time } = values
    return say(`kinds.${kind}`, {
      ...values,
      ...(typeof platform === 'string' &&
        isPlatform(platform) && { platform: platformName(platform, locale) }),
      ...(typeof weekday === 'number' && { weekday: weekdayName(weekday, locale) }),
      ...(typeof month === 'number' &&
        typeof year === 'number' && { month: monthInWords(month, year, locale) }),
      ...(typeof day === 'string' && { day: format.day(day) }),
      ...(typeof time === 'string' && { time: format.zoned(format.clock(time)) }),
    })
  }
}
