import { dayLong, dayShort } from '#client/charts/day-words.ts'
import { FigureCard } from '#client/charts/figure-card.tsx'
import { Plot } from '#client/charts/plot.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { formatAmounts } from '#client/i18n/format-amounts.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import type { Revenue } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages, businessMessages } from '#features/analytics/i18n/index.ts'
import { inCurrency } from '#platform/currency.ts'
import { numberFormat } from '#platform/intl-formats.ts'

interface RevenueDaysProps {
  figures: Revenue
  isSample: boolean
}

export function RevenueDays({ figures: { days, currency }, isSample }: RevenueDaysProps) {
  const t = useText(businessMessages)
  const common = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  const { money } = formatAmounts(locale, currency)
  const short = numberFormat(locale, { notation: 'compact' })
  return (
    <FigureCard
      title={t('revenue.byDay')}
      isSample={isSample}
      rows={days}
      columns={[
        { header: common('figure.day'), show: ({ day }) => dayLong(day, locale), raw: ({ day }) => day },
        {
          header: `${t('revenue.revenue')} (${currency})`,
          show: ({ revenue }) => money(revenue),
          raw: ({ revenue }) => inCurrency(revenue, currency),
          align: 'right',
        },
        {
          header: t('revenue.sales'),
          show: ({ sales }) => format.number(sales),
          raw: ({ sales }) => sales,
          align: 'right',
        },
      ]}
    >
      <Plot
        kind="bar"
        label={t('revenue.revenue')}
        points={days.map(({ day, revenue }) => ({
          label: dayShort(day, locale),
          name: dayLong(day, locale),
          value: revenue,
        }))}
        write={money}
        writeShort={(value) => short.format(inCurrency(value, currency))}
      />
    </FigureCard>
  )
}
