import type { Amounts } from '#client/i18n/format-amounts.ts'
import { useText } from '#client/i18n/use-text.ts'
import type { Period, Sales } from '../dashboard.contract.ts'
import { dashboardMessages } from '../i18n/index.ts'

interface SalesComparisonProps {
  sold: NonNullable<Sales['sold']>
  period: Period
  amounts: Amounts
}

/** The two amounts behind the gain. */
export function SalesComparison({ sold, period, amounts }: SalesComparisonProps) {
  const t = useText(dashboardMessages)
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <div>
        <dt className="text-muted">{t(`sales.soFar.${period}`)}</dt>
        <dd className="tabular">
          <span className="font-semibold text-base">{amounts.money(sold.revenue)}</span>{' '}
          <span className="text-muted">{t('sales.count', { count: sold.sales })}</span>
        </dd>
      </div>
      <div>
        <dt className="text-muted">{t(`sales.before.${period}`)}</dt>
        <dd className="font-semibold text-base tabular">{amounts.money(sold.before)}</dd>
      </div>
    </dl>
  )
}
