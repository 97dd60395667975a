import { Link } from 'wouter'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import type { Insight } from '#features/analytics/analytics.contract.ts'
import { businessMessages } from '#features/analytics/i18n/index.ts'
import { insightPlace } from './insight-place.ts'
import { useInsightWords } from './use-insight-words.ts'

export function InsightsCard({ insights }: { insights: Insight[] }) {
  const t = useText(businessMessages)
  const words = useInsightWords()
  const { timeZone } = useWorkspace()
  const now = useNow()
  return (
    <Card role="region" aria-label={t('insights.title')}>
      <CardHeader title={t('insights.title')} description={t('insights.about')} />
      <CardBody>
        <ul className="flex flex-col divide-y">
          {insights.map((insight) => {
            const { text, action, idea } = words(insight)
            return (
              <li
                key={insight.kind}
                className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
              >
                <p className="min-w-0 flex-1 basis-56 text-pretty break-words">{text}</p>
                <Button asChild variant="secondary" size="sm">
                  <Link href={insightPlace(insight, { idea, timeZone, now })}>{action}</Link>
                </Button>
              </li>
            )
          })}
        </ul>
      </CardBody>
    </Card>
  )
}
