import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { monthInWords } from '#platform/month-words.ts'
import { plannerInsightsMessages } from '../i18n/index.ts'
import type { Insight } from '../planner.contract.ts'
import { useInsightText } from './use-insight-text.ts'

interface InsightListProps {
  title: string
  icon: ReactNode
  insights: Insight[]
  onPlan: (period: { month: number; year: number }) => void
}

/** Each insight with its next step. */
export function InsightList({ title, icon, insights, onPlan }: InsightListProps) {
  const t = useText(plannerInsightsMessages)
  const locale = useLocale()
  const textFor = useInsightText()

  function action({ kind, values, planId }: Insight) {
    const { month, year } = values
    if (kind === 'plan_next_month' && typeof month === 'number' && typeof year === 'number')
      return (
        <Button variant="link" onClick={() => onPlan({ month, year })}>
          {t('actions.generate', { month: monthInWords(month, year, locale) })}
        </Button>
      )
    if (!planId) return null
    return (
      <Button asChild variant="link">
        <Link href={`/ai-planner/${planId}`}>{t('actions.plan')}</Link>
      </Button>
    )
  }

  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <ul className="flex flex-col gap-4">
          {insights.map((insight) => (
            <li key={`${insight.kind} ${insight.planId}`} className="flex items-start gap-3">
              <span className="flex size-8 shrink-0 items-center justify-center rounded-md bg-primary-subtle text-primary-ink [&_.lucide]:size-4">
                {icon}
              </span>
              <div className="min-w-0 pt-1.5">
                <p className="break-words">{textFor(insight)}</p>
                {action(insight)}
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
