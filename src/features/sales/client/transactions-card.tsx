import { Receipt } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useZoneWords } from '#client/time/use-zone-words.ts'
import { salesMessages } from '../i18n/index.ts'
import { ListCard } from './list-card.tsx'
import { SaleStatusBadge } from './sale-status-badge.tsx'
import { useTransactions } from './sales.queries.ts'

export function TransactionsCard() {
  const t = useText(salesMessages)
  const format = useFormat()
  const zone = useZoneWords()
  const words = {
    title: t('transactions.title'),
    description: `${t('transactions.description')} ${zone.all}`,
    list: t('transactions.list'),
    empty: t('transactions.empty'),
    failed: t('transactions.failed'),
    loading: t('transactions.loading'),
  }
  return (
    <ListCard words={words} icon={<Receipt />} query={useTransactions()}>
      {({ id, customerName, paymentMethod, transactionDate, status, currency, ...amounts }) => (
        <li key={id} className="flex items-start justify-between gap-4 px-5 py-3">
          <div className="min-w-0">
            <p dir="auto" className="truncate font-medium" title={customerName ?? undefined}>
              {customerName ?? t('transactions.guest')}
            </p>
            <p className="text-muted text-xs">
              {[format.bareDateTime(transactionDate), paymentMethod].filter(Boolean).join(' · ')}
            </p>
            {amounts.refundedAmount > 0 ? (
              <p className="text-muted text-xs tabular">
                {t('transactions.refunded', { amount: format.money(amounts.refundedAmount, currency) })}
              </p>
            ) : null}
          </div>
          <div className="flex shrink-0 flex-col items-end gap-1">
            <p className="font-medium tabular">{format.money(amounts.totalAmount, currency)}</p>
            <SaleStatusBadge status={status} />
          </div>
        </li>
      )}
    </ListCard>
  )
}
