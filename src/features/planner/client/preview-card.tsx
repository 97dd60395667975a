import type { UseQueryResult } from '@tanstack/react-query'
import { CalendarPlus, Lightbulb } from 'lucide-react'
import { Link } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { monthInWords } from '#platform/month-words.ts'
import { plannerMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { PlanFailure } from './plan-failure.tsx'
import { PlanProgress } from './plan-progress.tsx'
import { PlanStatusBadge } from './plan-status-badge.tsx'
import { isUnderWay } from './use-generation-news.ts'

const INSIGHTS = 2

interface PreviewCardProps {
  period: { month: number; year: number }
  shown: UseQueryResult<ContentPlan | null>
}

/** The newest plan of the chosen month, or how to get one. */
export function PreviewCard({ period, shown }: PreviewCardProps) {
  const t = useText(plannerMessages)
  const common = useText(commonMessages)
  const locale = useLocale()
  const { data: plan, isPending, isError, error, isFetching, isPlaceholderData, refetch } = shown

  function content() {
    if (isError && !plan)
      return (
        <ErrorState
          title={t('preview.error')}
          reason={reasonOf(error)}
          retryLabel={common('retry')}
          retrying={isFetching}
          onRetry={() => refetch()}
        />
      )
    if (isPending)
      return (
        <CardBody role="status" aria-label={t('preview.loading')} className="flex flex-col gap-3">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-full" />
          <Skeleton className="w-5/6" />
        </CardBody>
      )
    if (!plan)
      return (
        <EmptyState
          icon={<CalendarPlus />}
          title={t('preview.empty')}
          description={t('preview.emptyText')}
          className="py-8"
        />
      )
    return <Preview plan={plan} />
  }

  return (
    <Card aria-busy={isPlaceholderData || undefined} className="transition-opacity aria-busy:opacity-60">
      <CardHeader
        title={t('preview.title', { month: monthInWords(period.month, period.year, locale) })}
        actions={plan ? <PlanStatusBadge plan={plan} /> : undefined}
      />
      {content()}
    </Card>
  )
}

function Preview({ plan }: { plan: ContentPlan }) {
  const t = useText(plannerMessages)
  if (isUnderWay(plan))
    return (
      <CardBody>
        <PlanProgress plan={plan} />
      </CardBody>
    )
  if (plan.generation === 'failed')
    return (
      <CardBody>
        <PlanFailure plan={plan} />
      </CardBody>
    )
  const insights = plan.insights.insights.slice(0, INSIGHTS)
  return (
    <CardBody className="flex flex-col gap-4">
      <div>
        <p lang={plan.locale} className="break-words font-medium">
          <bdi>{plan.title}</bdi>
        </p>
        <p className="mt-0.5 text-muted">{t('plans.posts', { count: plan.posts.length })}</p>
      </div>
      {insights.length > 0 ? (
        <ul lang={plan.locale} className="flex flex-col gap-2">
          {insights.map((insight) => (
            <li key={insight} className="flex items-start gap-2">
              <Lightbulb aria-hidden className="mt-0.5 size-4 text-primary-ink" />
              <span className="min-w-0 break-words">{insight}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Button asChild variant="secondary" className="self-start">
        <Link href={`/ai-planner/${plan.id}`} aria-label={t('plans.viewNamed', { title: plan.title })}>
          {t('plans.view')}
        </Link>
      </Button>
    </CardBody>
  )
}
