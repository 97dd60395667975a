import type { ComponentType } from 'react'
import type { Customer } from '../customers.contract.ts'
import { CustomerDialog } from './customer-dialog.tsx'
import { DeleteCustomerDialog } from './delete-customer-dialog.tsx'
import { CustomersImportDialog } from './import-dialog.tsx'

export type OpenedDialog =
  | { kind: 'add' | 'import' }
  | { kind: 'edit' | 'delete' | 'invoice'; customer: Customer }

/** Adds an invoice for a customer. */
export type InvoiceDialogComponent = ComponentType<{ customer: Customer; onClose: () => void }>

interface CustomerDialogsProps {
  InvoiceDialog: InvoiceDialogComponent
  opened: OpenedDialog | null
  onClose: () => void
  onDeleted: () => void
}

/** Dialogs are mounted only while open, so their state starts fresh. */
export function CustomerDialogs({ InvoiceDialog, opened, onClose, onDeleted }: CustomerDialogsProps) {
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
      return <CustomersImportDialog onClose={onClose} />
    default:
      return null
  }
}
