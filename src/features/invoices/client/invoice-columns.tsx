import { FileText } from 'lucide-react'
import type { Format } from '#client/i18n/format.ts'
import type { DataColumn } from '#client/ui/data-column.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Text } from '#platform/messages.ts'
import type { invoiceMessages } from '../i18n/index.ts'
import type { Invoice } from '../invoices.contract.ts'
import { InvoiceRowMenu } from './invoice-row-menu.tsx'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'
import { InvoiceUpload } from './invoice-upload.tsx'

export interface InvoiceActions {
  onEdit: (invoice: Invoice) => void
  onDelete: (invoice: Invoice) => void
}

export function invoiceColumns(
  t: Text<(typeof invoiceMessages)['en']>,
  format: Format,
  actions: InvoiceActions,
): DataColumn<Invoice>[] {
  return [
    {
      id: 'number',
      header: t('table.number'),
      primary: true,
      // Takes the remaining width, and truncates.
      className: 'w-full max-w-0',
      cell: ({ invoiceNumber }) => (
        <span className="block break-words md:truncate" title={invoiceNumber}>
          {invoiceNumber}
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('table.amount'),
      align: 'right',
      cell: ({ amount }) => format.money(amount),
    },
    {
      id: 'status',
      header: t('table.status'),
      cell: ({ status }) => <InvoiceStatusBadge status={status} />,
    },
    {
      id: 'dueDate',
      header: t('table.dueDate'),
      className: 'whitespace-nowrap tabular',
      cell: ({ dueDate }) =>
        dueDate ? format.day(dueDate) : <span className="text-muted">{t('table.noDate')}</span>,
    },
    {
      id: 'file',
      header: t('table.file'),
      className: 'whitespace-nowrap',
      cell: ({ fileUrl, invoiceNumber }) =>
        fileUrl ? (
          <a
            href={fileUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex pointer-coarse:min-h-11 items-center gap-1.5 text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <FileText aria-hidden className="size-4" />
            {t('table.viewFile')}{' '}
            <VisuallyHidden>{t('table.forInvoice', { number: invoiceNumber })}</VisuallyHidden>
          </a>
        ) : (
          <span className="text-muted">{t('table.noFile')}</span>
        ),
    },
    {
      id: 'upload',
      header: <span className="max-md:sr-only">{t('table.upload')}</span>,
      cell: (invoice) => <InvoiceUpload invoice={invoice} />,
    },
    {
      id: 'options',
      header: t('table.options'),
      hideHeader: true,
      align: 'right',
      cell: (invoice) => (
        <InvoiceRowMenu
          invoice={invoice}
          onEdit={() => actions.onEdit(invoice)}
          onDelete={() => actions.onDelete(invoice)}
        />
      ),
    },
  ]
}
