import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const invoicePdf: Translation<typeof en.invoicePdf> = {
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
}

export const invoice: Translation<typeof en.invoice> = {
  section: { title: 'Facturas', add: 'Añadir factura' },
  table: {
    label: 'Facturas de {customer}',
    number: 'N.º de factura',
    amount: 'Importe',
    status: 'Estado',
    dueDate: 'Vencimiento',
    file: 'Archivo',
    upload: 'Subir',
    options: 'Más',
    noDate: 'Sin fecha',
    noFile: 'Sin archivo',
    viewFile: 'Ver archivo',
    forInvoice: 'de la factura {number}',
    uploadAction: 'Subir',
    replaceAction: 'Cambiar',
    more: 'Más opciones de la factura {number}',
    edit: 'Editar',
    markPaid: 'Marcar como pagada',
    pdf: 'Descargar PDF',
    delete: 'Eliminar',
    loadMore: 'Cargar más',
    count: '{count, plural, one {# factura} other {# facturas}}',
    firstCount: '{count, plural, one {La factura más reciente} other {Las # facturas más recientes}}',
  },
  status: { pending: 'Pendiente', paid: 'Pagada', overdue: 'Vencida', cancelled: 'Anulada' },
  empty: {
    title: 'Aún no hay facturas para {customer}.',
    description: 'Añade la primera para saber qué está pagado y qué queda pendiente.',
  },
  error: { title: 'No se han podido cargar las facturas.' },
  form: {
    addTitle: 'Añadir factura para {customer}',
    editTitle: 'Editar factura',
    number: 'Número de factura',
    numberPlaceholder: 'FAC-001',
    amount: 'Importe',
    dueDate: 'Fecha de vencimiento',
    status: 'Estado',
    description: 'Descripción',
    descriptionHint: 'Lo que has vendido. Aparece en el PDF.',
    add: 'Añadir factura',
    save: 'Guardar cambios',
  },
  delete: {
    title: '¿Eliminar esta factura?',
    subject: '{number}, {amount}, {customer}',
    description: 'La factura se elimina para siempre y deja de contar en tus totales. No se puede deshacer.',
    confirm: 'Eliminar factura',
  },
  toasts: {
    created: 'Factura creada correctamente',
    createFailed: 'No se ha podido crear la factura',
    updated: 'Factura actualizada correctamente',
    updateFailed: 'No se ha podido actualizar la factura',
    deleted: 'Factura eliminada',
    deleteFailed: 'No se ha podido eliminar la factura',
  },
}

export const invoicesRules: Translation<typeof en.invoicesRules> = {
  invalidDate: 'Elige una fecha válida',
  invoiceNumberIsRequired: 'El número de factura es obligatorio',
}

export const invoicesErrors: Translation<typeof en.invoicesErrors> = {
  invoice_number_taken: 'Este número de factura ya está en uso. Elige otro.',
}

export const palette: Translation<typeof en.palette> = {
  create: {
    label: 'Nueva factura',
    detail: 'Elige un cliente y pulsa Facturar',
    words: 'facturas facturar recibo cobro cobrar pago',
  },
}
