import { Link } from 'wouter'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import type { Insight } from '../analytics.contract.ts'
import type { InsightKind } from '../analytics-kinds.ts'
import { businessMessages } from '../business.messages.ts'
import { useInsightWords } from './use-insight-words.ts'

/** Where each is dealt with. */
const places: Record<InsightKind, string> = {
  unread_messages: '/inbox',
  accounts_need_attention: '/settings?section=channels',
  no_till: '/integrations',
  no_accounts: '/settings?section=channels',
  nothing_planned: '/ai-planner',
  lapsed_customers: '/waterfall',
  product_falling: '/waterfall',
  product_rising: '/waterfall',
  best_hour: '/waterfall',
  best_platform: '/waterfall',
  no_target: '/settings?section=business',
  all_good: '/calendar',
}

export function InsightsCard({ insights }: { insights: Insight[] }) {
  const t = useText(businessMessages)
  const words = useInsightWords()
  return (
    <Card role="region" aria-label={t('insights.title')}>
      <CardHeader title={t('insights.title')} description={t('insights.about')} />
      <CardBody>
        <ul className="flex flex-col divide-y">
          {insights.map((insight) => (
            <li
              key={insight.kind}
              className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
            >
              <p className="min-w-0 flex-1 basis-56 text-pretty break-words">{words(insight)}</p>
              <Button asChild variant="secondary" size="sm">
                <Link href={places[insight.kind]}>{t(`insights.${insight.kind}.action`)}</Link>
              </Button>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
