import { Lightbulb } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { planMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'

/** The insights the writer used. */
export function PlanInsights({ plan }: { plan: ContentPlan }) {
  const t = useText(planMessages)
  const { insights } = plan.insights
  if (insights.length === 0) return null
  return (
    <Card>
      <CardHeader title={t('insights')} />
      <CardBody>
        <ul lang={plan.locale} className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
          {insights.map((insight) => (
            <li key={insight} className="flex items-start gap-2">
              <Lightbulb aria-hidden className="mt-0.5 size-4 text-primary-ink" />
              <span className="min-w-0 break-words">{insight}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
