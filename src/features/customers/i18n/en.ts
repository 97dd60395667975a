/** The words in exported files and in the report of an import. */
export const customersCsv = {
  fileName: 'customers-{day}.csv',
  columns: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    address: 'Address',
    notes: 'Notes',
    status: 'Status',
    language: 'Language',
  },
  statuses: { active: 'Active', inactive: 'Inactive', prospect: 'Prospect' },
  refused: '{column}: {reason}',
  known: 'A customer with the email {email} already exists.',
  repeated: 'Same email as line {line}.',
  tooManyRows: 'A file can have up to {max} customers. Split it and import each part.',
} as const

export const customer = {
  title: 'Customer Management',
  description: 'Your customers, what you’ve billed them and what they’ve paid.',
  actions: { add: 'Add Customer', import: 'Import', export: 'Export' },
  summary: {
    label: 'Summary',
    customers: 'Total Customers',
    customersHint: 'Everyone on your list',
    invoices: 'Total Invoices',
    invoicesHint: 'For all your customers',
    revenue: 'Total Revenue',
    revenueHint: 'From paid invoices',
    brandHint: 'For this brand',
    failed: 'Couldn’t load the summary.',
  },
  filters: {
    search: 'Search customers',
    placeholder: 'Name, company or email',
    clear: 'Clear search',
    status: 'Status',
    anyStatus: 'Any status',
  },
  results: {
    all: '{count, plural, one {# customer} other {# customers}}',
    found: '{count, plural, =0 {No customers found} one {# customer found} other {# customers found}}',
    foundSoFar: 'First {count, plural, one {customer} other {# customers}} found',
    partOf: '{count, number} of {total, number}',
  },
  table: {
    label: 'Customers',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    status: 'Status',
    totalInvoiced: 'Total Invoiced',
    actions: 'Actions',
    invoice: 'Invoice',
    view: 'View',
    none: 'None',
    invoiceNamed: 'Invoice {name}',
    viewNamed: 'View {name}',
    more: 'More options for {name}',
    edit: 'Edit',
    delete: 'Delete',
    loadMore: 'Load more',
  },
  status: { active: 'Active', inactive: 'Inactive', prospect: 'Prospect' },
  empty: {
    title: 'Your customers will appear here.',
    description: 'Add your first customer, or import your list from a CSV file.',
  },
  emptySearch: {
    title: 'No customers match your search.',
    description: 'Check the spelling, or browse all customers.',
    action: 'Show all customers',
  },
  error: { title: 'Couldn’t load customers.' },
  detail: {
    label: 'Details',
    loading: 'Loading customer',
    edit: 'Edit',
    delete: 'Delete',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    language: 'Language',
    totalInvoiced: 'Total Invoiced',
    notes: 'Notes',
    missing: 'Not provided',
    failedTitle: 'Customer',
    failed: 'Couldn’t open this customer.',
    gone: 'This customer no longer exists.',
    goneReason: 'It may have been deleted, or the link is incomplete.',
  },
  form: {
    addTitle: 'Add New Customer',
    editTitle: 'Edit customer',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    status: 'Status',
    language: 'Language',
    languageHint: 'For invoices and messages.',
    brandHint: 'Their invoices count toward this brand.',
    notes: 'Notes',
    notesHint: 'Only you and your team can see them.',
    add: 'Add Customer',
    save: 'Save changes',
  },
  delete: {
    title: 'Delete this customer?',
    description: 'This permanently deletes the customer and your notes. This can’t be undone.',
    confirm: 'Delete customer',
  },
  import: {
    title: 'Import customers',
    description: 'Import your list from a spreadsheet or another app, saved as a CSV file.',
    columns:
      'The first line must contain the column names. Only {name} is required; the others are optional:',
    known:
      'Customers whose email is already on your list are skipped, so you won’t get duplicates. Lines with errors aren’t imported, and we’ll show you which ones.',
    brand: 'New customers will be added to {name}.',
    sample: 'Download sample file',
    sampleName: 'customers-sample.csv',
    file: 'CSV file',
    choose: 'Choose a file or drop it here',
    limit: 'CSV, up to 5 MB and 10,000 customers',
    remove: 'Remove file',
    wrongType: 'This isn’t a CSV file. Save your list as CSV and choose it again.',
    tooLarge: 'This file is larger than 5 MB. Split it and import each part.',
    needed: 'Choose a CSV file first.',
    unreadable: 'Couldn’t open the file. Choose it again.',
    start: 'Import customers',
  },
  report: {
    title: 'Import report',
    summary:
      '{imported, plural, =0 {No customers imported} one {# customer imported} other {# customers imported}}, {skipped, plural, one {# skipped} other {# skipped}}, {refused, plural, one {# rejected} other {# rejected}}.',
    show: 'Show lines',
    all: 'All',
    imported: 'Imported',
    skipped: 'Skipped',
    refused: 'Rejected',
    one: { imported: 'Imported', skipped: 'Skipped', refused: 'Rejected' },
    label: 'Lines in the file',
    line: 'Line',
    name: 'Name',
    outcome: 'Result',
    reason: 'Reason',
    unnamed: 'No name',
    none: 'No lines to show.',
    loadMore: 'Show more lines',
    again: 'Import another file',
    done: 'Done',
  },
  toasts: {
    created: 'Customer created successfully',
    createFailed: 'Failed to create customer',
    updated: 'Customer updated successfully',
    updateFailed: 'Failed to update customer',
    deleted: 'Customer deleted',
    deleteFailed: 'Failed to delete customer',
    imported: 'Customers imported successfully',
    nothingImported: 'No customers imported',
    importFailed: 'Failed to import customers',
  },
} as const

export const customersRules = {
  nameIsRequired: 'Name is required',
} as const

export const customersErrors = {
  customer_has_invoices: 'You can’t delete a customer who has invoices. Delete the invoices first.',
} as const

export const screenNames = {
  '/customers': 'Customers',
} as const

/** The lines of the sample file, in the order of the columns. */
export const customerImportSample = {
  active:
    'Maria Lopez,maria@example.com,+1 555 0100,Lopez Flowers,"12 Main Street, Springfield",Likes roses,Active,Spanish',
  prospect: 'John Smith,john@example.com,,,,,Prospect,English',
} as const

/** Words to find it by in the command palette. */
export const palette = {
  add: { label: 'Add a customer', words: 'new client contact create' },
  import: { label: 'Import customers', words: 'csv file upload list clients contacts' },
  customers: 'clients contacts crm invoices bills people',
} as const
