import { FigureCard } from '#client/charts/figure-card.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { formatAmounts } from '#client/i18n/format-amounts.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import type { Audience } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { OtherCurrencies } from '#features/sales/index.client.ts'
import { inCurrency } from '#platform/currency.ts'
import { BarList } from '../charts/bar-list.tsx'

const quarters = ['first', 'second', 'third', 'fourth'] as const
type Group = { key: string; name: string; buyers: number; spent: number }

/** Customers by last purchase and by value. */
export function BuyersFigures({ buyers: { isSample, figures } }: { buyers: Audience['buyers'] }) {
  const t = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  const { currency } = figures
  const { money } = formatAmounts(locale, currency)
  const columnsNamed = (header: string) =>
    [
      { header, show: ({ name }: Group) => name },
      {
        header: t('audience.buyers'),
        show: ({ buyers }: Group) => format.number(buyers),
        raw: ({ buyers }: Group) => buyers,
        align: 'right',
      },
      {
        header: `${t('audience.spent')} (${currency})`,
        show: ({ spent }: Group) => money(spent),
        raw: ({ spent }: Group) => inCurrency(spent, currency),
        align: 'right',
      },
    ] as const
  const recency = figures.recency.map(
    (row): Group => ({ ...row, key: row.recency, name: t(`audience.recencies.${row.recency}`) }),
  )
  const value = figures.value.map(
    (row): Group => ({
      ...row,
      key: String(row.quarter),
      name: t(`audience.quarters.${quarters[row.quarter - 1] ?? 'fourth'}`),
    }),
  )
  return (
    <>
      <OtherCurrencies className="lg:col-span-2" others={figures.others} isOwnEmpty={value.length === 0} />
      <FigureCard
        title={t('audience.recency')}
        about={t('audience.recencyAbout')}
        isSample={isSample}
        rows={recency}
        columns={columnsNamed(t('audience.bought'))}
      >
        <BarList
          items={recency.map((row) => ({
            key: row.key,
            label: row.name,
            value: row.buyers,
            figure: format.number(row.buyers),
            note: t('audience.spentRow', { amount: money(row.spent) }),
          }))}
        />
      </FigureCard>
      {value.length > 0 ? (
        <FigureCard
          title={t('audience.value')}
          about={t('audience.valueAbout')}
          isSample={isSample}
          rows={value}
          columns={columnsNamed(t('audience.group'))}
        >
          <BarList
            items={value.map((row) => ({
              key: row.key,
              label: row.name,
              value: row.spent,
              figure: money(row.spent),
              note: t('audience.buyersRow', { buyers: row.buyers }),
            }))}
          />
        </FigureCard>
      ) : null}
    </>
  )
}
