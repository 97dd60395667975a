import type { InvoiceStatus } from '../invoices.contract.ts'

type Payable = { status: InvoiceStatus; dueDate: string | null }

/**
 * Overdue needs no clock job to become true: a pending invoice is overdue from the day after its due date. A person
 * may also set it by hand (agreed by telephone, no due date); that stays until a person sets something else.
 */
export const statusOn = (today: string, { status, dueDate }: Payable): InvoiceStatus =>
  status === 'pending' && dueDate !== null && dueDate < today ? 'overdue' : status
