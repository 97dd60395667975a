import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import type { Insight } from '#features/analytics/analytics.contract.ts'
import { businessMessages } from '#features/analytics/i18n/index.ts'
import { insightValues } from './insight-values.ts'

type InsightWords = { text: string; action: string; idea: string }

/** Texts of an insight: sentence, button, and campaign idea, which is empty if a campaign does not help. */
export function useInsightWords(): (insight: Insight) => InsightWords {
  const t = useText(businessMessages)
  const locale = useLocale()
  const format = useFormat()
  // The values of an insight match its kind.
  const say = t as unknown as (key: string, values: object) => string
  return (insight) => {
    const { kind } = insight
    const values = insightValues(insight, locale, format)
    return {
      text: say(`insights.${kind}.text`, values),
      action: t(`insights.${kind}.action`),
      idea: 'idea' in businessMessages.en.insights[kind] ? say(`insights.${kind}.idea`, values) : '',
    }
  }
}
