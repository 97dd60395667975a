import { FigureCard } from '#client/charts/figure-card.tsx'
import { Plot } from '#client/charts/plot.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { formatAmounts } from '#client/i18n/format-amounts.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useZoneWords } from '#client/time/use-zone-words.ts'
import type { Revenue } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages, businessMessages } from '#features/analytics/i18n/index.ts'
import { inCurrency } from '#platform/currency.ts'
import { formatFullHour, formatHour } from '#platform/time-format.ts'

interface RevenueHoursProps {
  figures: Revenue
  isSample: boolean
}

export function RevenueHours({ figures: { hours, currency }, isSample }: RevenueHoursProps) {
  const t = useText(businessMessages)
  const common = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  const zone = useZoneWords()
  const { money } = formatAmounts(locale, currency)
  return (
    <FigureCard
      title={t('revenue.hours')}
      about={zone.all}
      isSample={isSample}
      rows={hours}
      columns={[
        {
          header: common('figure.hour', { place: format.place }),
          show: ({ hour }) => formatFullHour(hour, locale),
        },
        {
          header: t('revenue.sales'),
          show: ({ sales }) => format.number(sales),
          raw: ({ sales }) => sales,
          align: 'right',
        },
        {
          header: `${t('revenue.revenue')} (${currency})`,
          show: ({ revenue }) => money(revenue),
          raw: ({ revenue }) => inCurrency(revenue, currency),
          align: 'right',
        },
      ]}
    >
      <Plot
        kind="bar"
        label={t('revenue.sales')}
        points={hours.map(({ hour, sales }) => ({
          label: formatHour(hour, locale),
          name: formatFullHour(hour, locale),
          value: sales,
        }))}
        write={format.number}
        writeShort={format.number}
      />
    </FigureCard>
  )
}
