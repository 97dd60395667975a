import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import type { Customer } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'
import { useDeleteCustomer } from './customers.queries.ts'

interface DeleteCustomerDialogProps {
  customer: Customer
  onClose: () => void
  onDeleted: () => void
}

export function DeleteCustomerDialog({ customer, onClose, onDeleted }: DeleteCustomerDialogProps) {
  const t = useText(customerMessages)
  const remove = useDeleteCustomer()
  return (
    <ConfirmAction
      action={remove}
      variables={customer.id}
      onClose={onClose}
      onDone={onDeleted}
      title={t('delete.title')}
      subject={[customer.name, customer.company].filter(Boolean).join(', ')}
      description={t('delete.description')}
      confirmLabel={t('delete.confirm')}
    />
  )
}
