import { Compass, TrendingUp } from 'lucide-react'
import { Loaded } from '#client/data/loaded.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { plannerInsightsMessages } from '../i18n/index.ts'
import { InsightList } from './insight-list.tsx'
import { useInsights } from './planner.queries.ts'

interface InsightsTabProps {
  /** Opens the generator for a month without a plan. */
  onPlan: (period: { month: number; year: number }) => void
}

export function InsightsTab({ onPlan }: InsightsTabProps) {
  const t = useText(plannerInsightsMessages)
  const insights = useInsights()
  return (
    <Loaded
      inCard
      query={insights}
      failed={t('error')}
      skeleton={
        <div role="status" aria-label={t('loading')} className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      }
    >
      {(data) => <LoadedInsights insights={data} onPlan={onPlan} />}
    </Loaded>
  )
}

interface LoadedInsightsProps extends InsightsTabProps {
  insights: NonNullable<ReturnType<typeof useInsights>['data']>
}

function LoadedInsights({ insights, onPlan }: LoadedInsightsProps) {
  const t = useText(plannerInsightsMessages)
  const { isSample, figures } = insights
  return (
    <div className="flex flex-col gap-4">
      {isSample ? (
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <Badge icon={<Compass aria-hidden />}>{t('general')}</Badge>
          {t('generalNote')}
        </p>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {figures.trends.length > 0 ? (
          <InsightList
            title={isSample ? t('generalTrends') : t('trends')}
            icon={<TrendingUp aria-hidden />}
            insights={figures.trends}
            onPlan={onPlan}
          />
        ) : null}
        <InsightList
          title={isSample ? t('generalRecommendations') : t('recommendations')}
          icon={<Compass aria-hidden />}
          insights={figures.recommendations}
          onPlan={onPlan}
        />
      </div>
    </div>
  )
}
