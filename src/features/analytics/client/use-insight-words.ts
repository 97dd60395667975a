import { isPlatform } from '#channels/platforms.ts'
import { manifestOf } from '#channels/registry.ts'
import { useLocale, useText } from '#client/i18n.ts'
import { weekdayName } from '#features/planner/month-words.ts'
import type { Locale } from '#platform/locale.ts'
import type { Insight } from '../analytics.contract.ts'
import { businessMessages } from '../business.messages.ts'
import { hourLong } from './clock-words.ts'

/** Days, hours and platforms travel as numbers and ids, for they are called otherwise in each language. */
function named({ values }: Insight, locale: Locale): Insight['values'] {
  const { weekday, hour, platform } = values
  return {
    ...values,
    ...(typeof weekday === 'number' && { weekday: weekdayName(weekday, locale) }),
    ...(typeof hour === 'number' && { hour: hourLong(hour, locale) }),
    ...(typeof platform === 'string' &&
      isPlatform(platform) && { platform: manifestOf(platform).label[locale] }),
  }
}

type InsightWords = { text: string; action: string; idea: string }

/** What an insight says, what its button does, and what a campaign about it would say: empty where none helps. */
export function useInsightWords(): (insight: Insight) => InsightWords {
  const t = useText(businessMessages)
  const locale = useLocale()
  // The values of an insight are those its kind asks for.
  const say = t as unknown as (key: string, values: object) => string
  return (insight) => {
    const { kind } = insight
    const values = named(insight, locale)
    return {
      text: say(`insights.${kind}.text`, values),
      action: t(`insights.${kind}.action`),
      idea: 'idea' in businessMessages.en.insights[kind] ? say(`insights.${kind}.idea`, values) : '',
    }
  }
}
