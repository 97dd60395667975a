import { useFormat } from '#client/i18n/format.ts'
import { formatAmounts } from '#client/i18n/format-amounts.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { OtherCurrencies } from '#features/sales/index.client.ts'
import { useOverview } from '../analytics.queries.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { MetricCard } from './metric-card.tsx'
import { OverviewLines } from './overview-lines.tsx'

export function OverviewTab() {
  const t = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  return (
    <QueryBoundary query={useOverview()}>
      {({ reach, engagement, conversion, revenue, days }) => (
        <div className="flex flex-col gap-5">
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            <MetricCard
              label={t('metrics.reach')}
              metric={reach.figures}
              write={format.number}
              formula={t('formulas.reach')}
              isSample={reach.isSample}
            />
            <MetricCard
              label={t('metrics.engagement')}
              metric={engagement.figures}
              write={format.number}
              formula={t('formulas.engagement')}
              isSample={engagement.isSample}
            />
            <MetricCard
              label={t('metrics.conversion')}
              metric={conversion.figures}
              write={format.percent}
              formula={t('formulas.conversion')}
              isSample={conversion.isSample}
            />
            <MetricCard
              label={t('metrics.revenue')}
              metric={revenue.figures}
              write={formatAmounts(locale, revenue.figures.currency).money}
              formula={t('formulas.revenue')}
              isSample={revenue.isSample}
            />
          </div>
          <OtherCurrencies others={revenue.figures.others} isOwnEmpty={revenue.figures.value === 0} />
          <OverviewLines days={days} />
        </div>
      )}
    </QueryBoundary>
  )
}
