import { Lightbulb } from 'lucide-react'
import { Link } from 'wouter'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { dayIn } from '#platform/day.ts'
import { monthInWords } from '#platform/month-words.ts'
import { plannerMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { PlanFailure } from './plan-failure.tsx'
import { PlanProgress } from './plan-progress.tsx'
import { PlanStatusBadge } from './plan-status-badge.tsx'
import { isUnderWay } from './use-generation-news.ts'

export function PlanCard({ plan }: { plan: ContentPlan }) {
  const t = useText(plannerMessages)
  const locale = useLocale()
  const format = useFormat()
  const { timeZone } = useWorkspace()
  const [insight] = plan.insights.insights
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-muted first-letter:uppercase">
          {monthInWords(plan.month, plan.year, locale)}
        </span>
        <PlanStatusBadge plan={plan} />
      </div>
      <div lang={plan.locale}>
        <h2 className="line-clamp-2 break-words text-base">
          <bdi>{plan.title}</bdi>
        </h2>
        {plan.description ? (
          <p className="mt-1 line-clamp-3 break-words text-muted">{plan.description}</p>
        ) : null}
      </div>
      {isUnderWay(plan) ? <PlanProgress plan={plan} /> : null}
      {plan.generation === 'failed' ? <PlanFailure plan={plan} /> : null}
      {insight ? (
        <p lang={plan.locale} className="flex items-start gap-2 rounded-sm bg-surface-sunken px-3 py-2">
          <Lightbulb aria-hidden className="mt-0.5 size-4 text-primary-ink" />
          <span className="line-clamp-3 min-w-0 break-words">{insight}</span>
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-1">
        <div>
          <p className="font-medium tabular">{t('plans.posts', { count: plan.posts.length })}</p>
          <p className="text-muted text-xs">
            {t('plans.created', { date: format.day(dayIn(timeZone, new Date(plan.createdAt))) })}
          </p>
        </div>
        <Button asChild variant="secondary">
          <Link href={`/ai-planner/${plan.id}`} aria-label={t('plans.viewNamed', { title: plan.title })}>
            {t('plans.view')}
          </Link>
        </Button>
      </div>
    </Card>
  )
}
