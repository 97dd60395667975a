import { Package } from 'lucide-react'
import { FigureCard } from '#client/charts/figure-card.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { formatAmounts } from '#client/i18n/format-amounts.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { Revenue } from '#features/analytics/analytics.contract.ts'
import { businessMessages } from '#features/analytics/i18n/index.ts'
import { inCurrency } from '#platform/currency.ts'
import { BarList } from '../charts/bar-list.tsx'

interface TopProductsProps {
  figures: Revenue
  isSample: boolean
}

export function TopProducts({ figures: { products, currency }, isSample }: TopProductsProps) {
  const t = useText(businessMessages)
  const format = useFormat()
  const { money } = formatAmounts(useLocale(), currency)
  return (
    <FigureCard
      title={t('revenue.products')}
      isSample={isSample}
      rows={products}
      columns={[
        { header: t('revenue.product'), show: ({ name }) => name },
        {
          header: t('revenue.quantity'),
          show: ({ quantity }) => format.number(quantity),
          raw: ({ quantity }) => quantity,
          align: 'right',
        },
        {
          header: `${t('revenue.amount')} (${currency})`,
          show: ({ amount }) => money(amount),
          raw: ({ amount }) => inCurrency(amount, currency),
          align: 'right',
        },
      ]}
      empty={<EmptyState icon={<Package />} title={t('revenue.productsEmpty')} />}
    >
      <BarList
        items={products.map(({ name, quantity, amount }) => ({
          key: name,
          label: <span className="line-clamp-2">{name}</span>,
          value: amount,
          figure: money(amount),
          note: `${t('revenue.quantity')}: ${format.number(quantity)}`,
        }))}
      />
    </FigureCard>
  )
}
