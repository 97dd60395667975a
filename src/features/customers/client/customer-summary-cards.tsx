import { Banknote, FileText, Users } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { StatCard } from '#client/ui/stat-card.tsx'
import { useShownBrand } from '#core/brands/index.client.ts'
import { customerMessages } from '../i18n/index.ts'
import { useCustomerSummary } from './customers.queries.ts'

export function CustomerSummaryCards() {
  const t = useText(customerMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  const isOfBrand = useShownBrand() !== null
  const { data, isPending, error, isError, isFetching, refetch } = useCustomerSummary()
  if (isError && !data) {
    return (
      <Alert
        role="alert"
        tone="danger"
        title={t('summary.failed')}
        action={
          <Button variant="secondary" size="sm" pending={isFetching} onClick={() => refetch()}>
            {common('retry')}
          </Button>
        }
      >
        {reasonOf(error)}
      </Alert>
    )
  }
  const cards = [
    {
      id: 'customers',
      label: t('summary.customers'),
      hint: t(isOfBrand ? 'summary.brandHint' : 'summary.customersHint'),
      Icon: Users,
      value: data && format.number(data.totalCustomers),
    },
    {
      id: 'invoices',
      label: t('summary.invoices'),
      hint: t(isOfBrand ? 'summary.brandHint' : 'summary.invoicesHint'),
      Icon: FileText,
      value: data && format.number(data.totalInvoices),
    },
    {
      id: 'revenue',
      label: t('summary.revenue'),
      hint: t('summary.revenueHint'),
      Icon: Banknote,
      value: data && format.money(data.totalRevenue),
    },
  ]
  return (
    <section aria-label={t('summary.label')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ id, label, hint, Icon, value }) => (
        <StatCard
          key={id}
          label={label}
          icon={<Icon aria-hidden />}
          loading={isPending}
          value={value}
          className={id === 'revenue' ? 'max-sm:col-span-2' : ''}
          hint={hint}
        />
      ))}
    </section>
  )
}
