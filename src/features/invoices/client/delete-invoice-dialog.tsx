import { commonMessages } from '#client/common.messages.ts'
import { reasonOf } from '#client/failure.ts'
import { useFormat } from '#client/format.ts'
import { useText } from '#client/i18n.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { Invoice } from '../invoices.contract.ts'
import { invoiceMessages } from '../invoices.messages.ts'
import { useDeleteInvoice } from './invoices.queries.ts'

interface DeleteInvoiceDialogProps {
  invoice: Invoice
  onClose: () => void
}

export function DeleteInvoiceDialog({ invoice, onClose }: DeleteInvoiceDialogProps) {
  const t = useText(invoiceMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  const remove = useDeleteInvoice()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('delete.title')}
      subject={t('delete.subject', {
        number: invoice.invoiceNumber,
        amount: format.money(invoice.amount),
        customer: invoice.customerName,
      })}
      description={t('delete.description')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={common('cancel')}
      pending={remove.isPending}
      error={remove.isError ? reasonOf(remove.error) : null}
      onConfirm={() => remove.mutate(invoice.id, { onSuccess: onClose })}
    />
  )
}
