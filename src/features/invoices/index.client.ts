export { CustomerInvoices } from './client/customer-invoices.tsx'
export { InvoiceDialog } from './client/invoice-dialog.tsx'
export { InvoiceStatusBadge } from './client/invoice-status-badge.tsx'
