import { messages } from '#platform/messages.ts'

/** The words on the printed invoice. They follow the customer's language, not that of whoever prints it. */
export const invoicePdfMessages = messages({
  en: {
    title: 'Invoice',
    fileName: 'invoice-{number}.pdf',
    number: 'Invoice number',
    issued: 'Date of issue',
    due: 'Payment due',
    noDue: 'On receipt',
    status: 'Status',
    statuses: { pending: 'Awaiting payment', paid: 'Paid', overdue: 'Overdue', cancelled: 'Cancelled' },
    billTo: 'Bill to',
    description: 'Description',
    noDescription: 'Goods and services as agreed',
    amount: 'Amount',
    total: 'Total',
    page: 'Page {page} of {pages}',
  },
  es: {
    title: 'Factura',
    fileName: 'factura-{number}.pdf',
    number: 'Número de factura',
    issued: 'Fecha de emisión',
    due: 'Fecha de vencimiento',
    noDue: 'Al recibirla',
    status: 'Estado',
    statuses: { pending: 'Pendiente de pago', paid: 'Pagada', overdue: 'Vencida', cancelled: 'Anulada' },
    billTo: 'Facturar a',
    description: 'Concepto',
    noDescription: 'Bienes y servicios según lo acordado',
    amount: 'Importe',
    total: 'Total',
    page: 'Página {page} de {pages}',
  },
})
