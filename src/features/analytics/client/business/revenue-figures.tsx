import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { formatAmounts } from '#client/i18n/format-amounts.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import type { Business } from '#features/analytics/analytics.contract.ts'
import { businessMessages } from '#features/analytics/i18n/index.ts'
import { OtherCurrencies } from '#features/sales/index.client.ts'
import { MetricCard } from '../overview/metric-card.tsx'
import { RevenueDays } from './revenue-days.tsx'
import { RevenueHours } from './revenue-hours.tsx'
import { TopProducts } from './top-products.tsx'

export function RevenueFigures({ revenue: { isSample, figures } }: { revenue: Business['revenue'] }) {
  const t = useText(businessMessages)
  const locale = useLocale()
  const format = useFormat()
  const { money } = formatAmounts(locale, figures.currency)
  return (
    <section aria-label={t('revenue.title')} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-base">{t('revenue.title')}</h2>
          <p className="text-muted">{t('revenue.about')}</p>
        </div>
        {isSample ? (
          <div className="flex flex-wrap items-center gap-3">
            <SampleMark />
            <Button asChild variant="link">
              <Link href="/integrations">{t('revenue.connect')}</Link>
            </Button>
          </div>
        ) : null}
      </header>
      <OtherCurrencies others={figures.others} isOwnEmpty={figures.sales.value === 0} />
      <div className="grid gap-4 sm:grid-cols-3">
        <MetricCard label={t('revenue.revenue')} metric={figures.revenue} write={money} />
        <MetricCard label={t('revenue.average')} metric={figures.averageOrder} write={money} />
        <MetricCard label={t('revenue.sales')} metric={figures.sales} write={format.number} />
      </div>
      <RevenueDays figures={figures} isSample={isSample} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TopProducts figures={figures} isSample={isSample} />
        <RevenueHours figures={figures} isSample={isSample} />
      </div>
    </section>
  )
}
