import { InvoiceDialog } from '#features/invoices/client/invoice-dialog.tsx'
import type { Customer } from '../customers.contract.ts'
import { CustomerDialog } from './customer-dialog.tsx'
import { DeleteCustomerDialog } from './delete-customer-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'

export type OpenedDialog =
  | { kind: 'add' | 'import' }
  | { kind: 'edit' | 'delete' | 'invoice'; customer: Customer }

interface CustomerDialogsProps {
  opened: OpenedDialog | null
  onClose: () => void
  onDeleted: () => void
}

/** Each is there only while it is open, so it always starts fresh. */
export function CustomerDialogs({ opened, onClose, onDeleted }: CustomerDialogsProps) {
  switch (opened?.kind) {
    case 'add':
      return <CustomerDialog onClose={onClose} />
    case 'edit':
      return <CustomerDialog customer={opened.customer} onClose={onClose} />
    case 'delete':
      return <DeleteCustomerDialog customer={opened.customer} onClose={onClose} onDeleted={onDeleted} />
    case 'invoice':
      return <InvoiceDialog customer={opened.customer} onClose={onClose} />
    case 'import':
      return <ImportDialog onClose={onClose} />
    default:
      return null
  }
}
