import { commonMessages } from '#client/common.messages.ts'
import { reasonOf } from '#client/failure.ts'
import { useText } from '#client/i18n.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { Customer } from '../customers.contract.ts'
import { customerMessages } from '../customers.messages.ts'
import { useDeleteCustomer } from './customers.queries.ts'

interface DeleteCustomerDialogProps {
  customer: Customer
  onClose: () => void
  onDeleted: () => void
}

export function DeleteCustomerDialog({ customer, onClose, onDeleted }: DeleteCustomerDialogProps) {
  const t = useText(customerMessages)
  const common = useText(commonMessages)
  const remove = useDeleteCustomer()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('delete.title')}
      subject={[customer.name, customer.company].filter(Boolean).join(', ')}
      description={t('delete.description')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={common('cancel')}
      pending={remove.isPending}
      error={remove.isError ? reasonOf(remove.error) : null}
      onConfirm={() => remove.mutate(customer.id, { onSuccess: onDeleted })}
    />
  )
}
