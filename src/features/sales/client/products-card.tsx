import { Package } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { salesMessages } from '../i18n/index.ts'
import { ListCard } from './list-card.tsx'
import { useProducts } from './sales.queries.ts'

export function ProductsCard() {
  const t = useText(salesMessages)
  const format = useFormat()
  const words = {
    title: t('products.title'),
    description: t('products.description'),
    list: t('products.list'),
    empty: t('products.empty'),
    failed: t('products.failed'),
    loading: t('products.loading'),
  }
  return (
    <ListCard words={words} icon={<Package />} query={useProducts()}>
      {({ id, name, sku, category, price, currency, stockQuantity }) => (
        <li key={id} className="flex items-start justify-between gap-4 px-5 py-3">
          <div className="min-w-0">
            <p dir="auto" className="truncate font-medium" title={name}>
              {name}
            </p>
            <p dir="auto" className="truncate text-muted text-xs">
              {[sku, category].filter(Boolean).join(' · ')}
            </p>
          </div>
          <div className="shrink-0 text-right">
            <p className="font-medium tabular">{format.money(price, currency)}</p>
            {stockQuantity === null ? null : (
              <p className="text-muted text-xs tabular">
                {t('products.stock', { count: Math.max(0, stockQuantity) })}
              </p>
            )}
          </div>
        </li>
      )}
    </ListCard>
  )
}
