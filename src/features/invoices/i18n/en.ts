/** The words on the printed invoice. They follow the customer's language, not that of whoever prints it. */
export const invoicePdf = {
  title: 'Invoice',
  fileName: 'invoice-{number}.pdf',
  number: 'Invoice number',
  issued: 'Issue date',
  due: 'Payment due',
  noDue: 'On receipt',
  status: 'Status',
  statuses: { pending: 'Awaiting payment', paid: 'Paid', overdue: 'Overdue', cancelled: 'Canceled' },
  billTo: 'Bill to',
  description: 'Description',
  noDescription: 'Goods and services as agreed',
  amount: 'Amount',
  total: 'Total',
  page: 'Page {page} of {pages}',
} as const

export const invoice = {
  section: { title: 'Invoices', add: 'Add Invoice' },
  table: {
    label: 'Invoices for {customer}',
    number: 'Invoice #',
    amount: 'Amount',
    status: 'Status',
    dueDate: 'Due Date',
    file: 'File',
    upload: 'Upload',
    options: 'More',
    noDate: 'No date',
    noFile: 'No file',
    viewFile: 'View file',
    forInvoice: 'for invoice {number}',
    uploadAction: 'Upload',
    replaceAction: 'Replace',
    more: 'More options for invoice {number}',
    edit: 'Edit',
    markPaid: 'Mark as paid',
    pdf: 'Download PDF',
    delete: 'Delete',
    loadMore: 'Load more',
    count: '{count, plural, one {# invoice} other {# invoices}}',
    firstCount: '{count, plural, one {Newest invoice} other {Newest # invoices}}',
  },
  status: { pending: 'Pending', paid: 'Paid', overdue: 'Overdue', cancelled: 'Canceled' },
  empty: {
    title: 'No invoices for {customer} yet.',
    description: 'Add the first one to track what’s paid and what’s due.',
  },
  error: { title: 'Couldn’t load invoices.' },
  form: {
    addTitle: 'Add Invoice for {customer}',
    editTitle: 'Edit invoice',
    number: 'Invoice number',
    numberPlaceholder: 'INV-001',
    amount: 'Amount',
    dueDate: 'Due date',
    status: 'Status',
    description: 'Description',
    descriptionHint: 'What you sold. It appears on the PDF.',
    add: 'Add Invoice',
    save: 'Save changes',
  },
  delete: {
    title: 'Delete this invoice?',
    subject: '{number}, {amount}, {customer}',
    description:
      'This permanently deletes the invoice and takes it out of your totals. This can’t be undone.',
    confirm: 'Delete invoice',
  },
  toasts: {
    created: 'Invoice created successfully',
    createFailed: 'Failed to create invoice',
    updated: 'Invoice updated successfully',
    updateFailed: 'Failed to update invoice',
    deleted: 'Invoice deleted',
    deleteFailed: 'Failed to delete invoice',
  },
} as const

export const invoicesRules = {
  invalidDate: 'Choose a valid date',
  invoiceNumberIsRequired: 'Invoice number is required',
} as const

export const invoicesErrors = {
  invoice_number_taken: 'This invoice number is already in use. Choose another one.',
} as const

/** Words to find it by in the command palette. */
export const palette = {
  create: {
    label: 'New invoice',
    detail: 'Choose a customer, then Invoice',
    words: 'invoices bill bills billing charge payment',
  },
} as const
