import { Link } from 'wouter'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { useNow } from '#client/use-now.ts'
import { useWorkspace } from '#client/workspace-context.ts'
import type { Insight } from '../analytics.contract.ts'
import { businessMessages } from '../business.messages.ts'
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
