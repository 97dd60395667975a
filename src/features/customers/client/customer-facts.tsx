import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { brandMessages } from '#core/brands/i18n/index.ts'
import { useBrandChoices } from '#core/brands/index.client.ts'
import { languageName } from '#platform/language-name.ts'
import type { Customer } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'
import { CustomerStatusBadge } from './customer-status-badge.tsx'

interface CustomerFactsProps {
  customer: Customer
  onEdit: () => void
  onDelete: () => void
}

const linkClass =
  'inline-flex pointer-coarse:min-h-11 items-center break-all text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2'

export function CustomerFacts({ customer, onEdit, onDelete }: CustomerFactsProps) {
  const t = useText(customerMessages)
  const locale = useLocale()
  const format = useFormat()
  const brandText = useText(brandMessages)
  const brands = useBrandChoices(customer.brandId)
  const { email, phone, address, notes, language, totalInvoiced } = customer
  return (
    <section aria-label={t('detail.label')} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <CustomerStatusBadge status={customer.status} />
        <div className="ml-auto flex gap-2">
          <Button variant="secondary" size="sm" onClick={onEdit}>
            <Pencil aria-hidden />
            {t('detail.edit')}
          </Button>
          <Button variant="ghost" size="sm" className="text-danger" onClick={onDelete}>
            <Trash2 aria-hidden />
            {t('detail.delete')}
          </Button>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        <Fact label={t('detail.email')} className="max-sm:col-span-2">
          {email ? (
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={linkClass}>
              {email}
            </a>
          ) : null}
        </Fact>
        <Fact label={t('detail.phone')}>
          {phone ? (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkClass}>
              {phone}
            </a>
          ) : null}
        </Fact>
        <Fact label={t('detail.totalInvoiced')}>
          <span className="font-semibold tabular">{format.money(totalInvoiced)}</span>
        </Fact>
        <Fact label={t('detail.address')} className="max-sm:col-span-2">
          {address}
        </Fact>
        <Fact label={t('detail.language')}>{languageName(language, locale)}</Fact>
        {brands.length > 0 ? (
          <Fact label={brandText('choice.label')}>
            {brands.find(({ brand }) => brand.id === customer.brandId)?.label ?? brandText('choice.none')}
          </Fact>
        ) : null}
        <Fact label={t('detail.notes')} className="col-span-2 sm:col-span-3">
          {notes}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const t = useText(customerMessages)
  return (
    <div className={cn('min-w-0', className)}>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="mt-0.5 max-w-prose whitespace-pre-line break-words">
        {children || <span className="text-muted">{t('detail.missing')}</span>}
      </dd>
    </div>
  )
}
