import { dayLong, dayShort } from '#client/charts/day-words.ts'
import { FigureCard } from '#client/charts/figure-card.tsx'
import { Plot } from '#client/charts/plot.tsx'
import { colors } from '#client/charts/plot-parts.ts'
import { useFormat } from '#client/i18n/format.ts'
import { formatAmounts } from '#client/i18n/format-amounts.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import type { Overview } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { inCurrency } from '#platform/currency.ts'
import { numberFormat } from '#platform/intl-formats.ts'
import { useKnownText } from '../use-known-text.ts'

const lines = ['reach', 'engagement', 'revenue'] as const

/** A chart per known figure: reach and revenue have no common scale. */
export function OverviewLines({ days: { isSample, figures } }: { days: Overview['days'] }) {
  const t = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  const knownText = useKnownText()
  const { days, currency } = figures
  const { money } = formatAmounts(locale, currency)
  const short = numberFormat(locale, { notation: 'compact' })
  const known = lines.filter((line) => days.some((day) => day[line] !== null))
  const write = { reach: format.number, engagement: format.number, revenue: money }
  return (
    <FigureCard
      title={t('lines.title')}
      about={t('lines.about')}
      isSample={isSample}
      rows={days}
      columns={[
        { header: t('figure.day'), show: ({ day }) => dayLong(day, locale), raw: ({ day }) => day },
        ...known.map((line) => ({
          header: line === 'revenue' ? `${t('lines.revenue')} (${currency})` : t(`lines.${line}`),
          show: (row: (typeof days)[number]) => knownText(row[line], write[line]),
          raw: (row: (typeof days)[number]) =>
            line === 'revenue' ? inCurrency(row.revenue, currency) : (row[line] ?? ''),
          align: 'right' as const,
        })),
      ]}
    >
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-3">
        {known.map((line) => (
          <div key={line} className="min-w-0">
            <h3 className="font-medium">{t(`lines.${line}`)}</h3>
            <Plot
              kind="line"
              label={t(`lines.${line}`)}
              points={days.map((row) => ({
                label: dayShort(row.day, locale),
                name: dayLong(row.day, locale),
                value: row[line],
              }))}
              write={write[line]}
              writeShort={(value) => short.format(line === 'revenue' ? inCurrency(value, currency) : value)}
              color={colors[lines.indexOf(line)] ?? colors[0]}
            />
          </div>
        ))}
      </div>
    </FigureCard>
  )
}
