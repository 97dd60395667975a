import { CircleCheck, Download, Pencil, Trash2 } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import { pathOf } from '#platform/endpoint.ts'
import { invoiceMessages } from '../i18n/index.ts'
import { type Invoice, invoicePdf } from '../invoices.contract.ts'
import { useUpdateInvoice } from './invoices.queries.ts'

interface InvoiceRowMenuProps {
  invoice: Invoice
  onEdit: () => void
  onDelete: () => void
}

export function InvoiceRowMenu({ invoice, onEdit, onDelete }: InvoiceRowMenuProps) {
  const t = useText(invoiceMessages)
  const { mutate, isPending } = useUpdateInvoice()
  const isOpen = invoice.status === 'pending' || invoice.status === 'overdue'
  return (
    <RowMenu label={t('table.more', { number: invoice.invoiceNumber })} pending={isPending}>
      {isOpen ? (
        <DropdownMenuItem
          icon={<CircleCheck aria-hidden />}
          onSelect={() => mutate({ params: { id: invoice.id }, body: { status: 'paid' } })}
        >
          {t('table.markPaid')}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
        {t('table.edit')}
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href={pathOf(invoicePdf.path, { id: invoice.id })} download>
          <Download aria-hidden />
          {t('table.pdf')}
        </a>
      </DropdownMenuItem>
      <DropdownMenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={onDelete}>
        {t('table.delete')}
      </DropdownMenuItem>
    </RowMenu>
  )
}
