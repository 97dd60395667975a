import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { invoiceMessages } from '../i18n/index.ts'
import type { Invoice } from '../invoices.contract.ts'
import { useDeleteInvoice } from './invoices.queries.ts'

interface DeleteInvoiceDialogProps {
  invoice: Invoice
  onClose: () => void
}

export function DeleteInvoiceDialog({ invoice, onClose }: DeleteInvoiceDialogProps) {
  const t = useText(invoiceMessages)
  const format = useFormat()
  const remove = useDeleteInvoice()
  return (
    <ConfirmAction
      action={remove}
      variables={invoice.id}
      onClose={onClose}
      title={t('delete.title')}
      subject={t('delete.subject', {
        number: invoice.invoiceNumber,
        amount: format.money(invoice.amount),
        customer: invoice.customerName,
      })}
      description={t('delete.description')}
      confirmLabel={t('delete.confirm')}
    />
  )
}
