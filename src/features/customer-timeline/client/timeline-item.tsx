import { FileText, MessageCircle, Reply, ShoppingBag } from 'lucide-react'
import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { InvoiceStatusBadge } from '#features/invoices/index.client.ts'
import { SaleStatusBadge } from '#features/sales/index.client.ts'
import type { TimelineEntry } from '../customer-timeline.contract.ts'
import { customerTimelineMessages } from '../i18n/index.ts'

const iconOf = (entry: TimelineEntry) => {
  if (entry.kind === 'invoice') return FileText
  if (entry.kind === 'sale') return ShoppingBag
  return entry.isOurs ? Reply : MessageCircle
}

export function TimelineItem({ entry, name }: { entry: TimelineEntry; name: string }) {
  const t = useText(customerTimelineMessages)
  const locale = useLocale()
  const format = useFormat()
  const Icon = iconOf(entry)

  function sentence(): string {
    switch (entry.kind) {
      case 'message': {
        const platform = platformName(entry.platform, locale)
        return entry.isOurs ? t('sent', { platform }) : t('received', { name, platform })
      }
      case 'invoice':
        return t('invoice', { number: entry.number, amount: format.money(entry.amount) })
      case 'sale':
        return t('sale', { amount: format.money(entry.amount, entry.currency) })
    }
  }

  return (
    <li className="group relative flex gap-3 pb-5 last:pb-0">
      <span className="z-10 flex size-7 shrink-0 items-center justify-center rounded-full border bg-surface text-muted">
        <Icon aria-hidden className="size-3.5" />
      </span>
      <span aria-hidden className="absolute top-7 bottom-0 left-3.5 border-l group-last:hidden" />
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words">{sentence()}</span>
          {entry.kind === 'invoice' ? <InvoiceStatusBadge status={entry.status} /> : null}
          {entry.kind === 'sale' && entry.status !== 'completed' ? (
            <SaleStatusBadge status={entry.status} />
          ) : null}
        </p>
        <time dateTime={entry.at} className="block text-muted text-xs">
          {format.bareDateTime(entry.at)}
        </time>
        {entry.kind === 'sale' && entry.refundedAmount > 0 ? (
          <p className="text-muted">
            {t('refunded', { amount: format.money(entry.refundedAmount, entry.currency) })}
          </p>
        ) : null}
        {entry.kind === 'message' ? (
          <div className="mt-1.5 max-w-prose rounded-md bg-surface-sunken px-3 py-2">
            <p dir="auto" className="line-clamp-3 whitespace-pre-line break-words">
              {entry.text}
            </p>
            <Link
              href={`/inbox?conversation=${entry.conversationId}`}
              aria-label={t('openAt', { time: format.dateTime(entry.at) })}
              className="mt-1 inline-flex pointer-coarse:min-h-11 items-center text-primary-ink text-xs underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {t('open')}
            </Link>
          </div>
        ) : null}
      </div>
    </li>
  )
}
