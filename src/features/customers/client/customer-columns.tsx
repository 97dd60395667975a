import type { Format } from '#client/i18n/format.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import type { DataColumn } from '#client/ui/data-column.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Text } from '#platform/messages.ts'
import type { Customer } from '../customers.contract.ts'
import type { customerMessages } from '../i18n/index.ts'
import { type CustomerActions, CustomerRowActions } from './customer-row-actions.tsx'
import { CustomerStatusBadge } from './customer-status-badge.tsx'

// These columns share the remaining width, and truncate.
const share = 'max-w-0'
// Without enough width, their content moves below the name.
const wideOnly = `max-xl:hidden ${share}`

const optional = (text: string | null, missing: string) =>
  text ? (
    <span className="block break-words md:truncate" title={text}>
      {text}
    </span>
  ) : (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <VisuallyHidden>{missing}</VisuallyHidden>
    </span>
  )

export function customerColumns(
  t: Text<(typeof customerMessages)['en']>,
  format: Format,
  actions: CustomerActions,
): DataColumn<Customer>[] {
  return [
    {
      id: 'name',
      header: t('table.name'),
      primary: true,
      className: `${share} w-[38%] max-xl:w-full`,
      cell: (customer) => (
        <div className="flex items-center gap-3">
          <Avatar decorative name={customer.name} />
          <div className="min-w-0">
            <button
              type="button"
              title={customer.name}
              onClick={() => actions.onView(customer)}
              className="block pointer-coarse:min-h-11 max-w-full break-words rounded-sm text-left decoration-1 underline-offset-4 hover:underline md:truncate"
            >
              {customer.name}
            </button>
            <span className="hidden truncate font-normal text-muted text-xs md:max-xl:block">
              {[customer.company, customer.email].filter(Boolean).join(' · ')}
            </span>
          </div>
        </div>
      ),
    },
    {
      id: 'company',
      header: t('table.company'),
      className: `${wideOnly} w-[26%]`,
      cell: ({ company }) => optional(company, t('table.none')),
    },
    {
      id: 'email',
      header: t('table.email'),
      className: `${wideOnly} w-[36%]`,
      cell: ({ email }) => optional(email, t('table.none')),
    },
    {
      id: 'status',
      header: t('table.status'),
      cell: ({ status }) => <CustomerStatusBadge status={status} />,
    },
    {
      id: 'totalInvoiced',
      header: t('table.totalInvoiced'),
      align: 'right',
      cell: ({ totalInvoiced }) => format.money(totalInvoiced),
    },
    {
      id: 'actions',
      // On a card the buttons need no heading.
      header: <span className="max-md:sr-only">{t('table.actions')}</span>,
      cell: (customer) => <CustomerRowActions customer={customer} actions={actions} />,
    },
  ]
}
