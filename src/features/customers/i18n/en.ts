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
    imported: 'Imported',
    skipped: 'Skipped',
    refused: 'Rejected',
    one: { imported: 'Imported', skipped: 'Skipped', refused: 'Rejected' },
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
  consentNoteIsRequired: 'Say where they agreed.',
} as const

export const customersErrors = {
  customer_has_invoices: 'You can’t delete a customer who has invoices. Delete the invoices first.',
  business_name_missing:
    'Nobody was asked. Enter your business name in Settings first, so customers know who is asking.',
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

/** What customers agreed to get. */
export const consent = {
  title: 'Messages',
  intro: 'Marketing emails and WhatsApp messages only go to customers who agreed to get them.',
  loading: 'Loading consent',
  failed: 'Couldn’t load what this customer agreed to.',
  channel: { email: 'Email', whatsapp: 'WhatsApp' },
  badge: {
    none: 'No consent',
    pending: 'Asked',
    granted: 'Agreed',
    withdrawn: 'Doesn’t want messages',
    unsubscribed: 'Unsubscribed',
    bounced: 'Emails bounce',
    complained: 'Reported as spam',
    manual: 'Blocked',
  },
  state: {
    none: 'They haven’t agreed to get messages.',
    pending: 'Asked by email on {day}. Waiting for them to confirm.',
    granted: 'Agreed on {day} · {source}',
    withdrawn: 'No longer wants messages since {day} · {source}',
    suppressed:
      'This address doesn’t get emails. Only the customer can subscribe again, with the link in an earlier email.',
    bounced: 'Emails to this address bounced, so it doesn’t get any more.',
    noEmail: 'Add an email address so they can get emails.',
    noPhone: 'Add a phone number so they can get WhatsApp messages.',
    noCode: 'Add the country code to the phone number, for example +1, so they can get WhatsApp messages.',
    stopped:
      'This number doesn’t get marketing messages. Only the customer can subscribe again, with the link in an earlier message.',
  },
  source: {
    form: 'Form or sign-up sheet',
    in_person: 'In person',
    message: 'In a message',
    manual: 'Other',
    import: 'Imported list',
    mail: 'By email',
  },
  record: {
    open: 'Record consent',
    openFor: 'Record consent for {channel}',
    titleEmail: 'Record consent for email',
    titleWhatsapp: 'Record consent for WhatsApp',
    description: 'Only record it if {name} clearly agreed. You may have to prove it later.',
    source: 'How did they agree?',
    note: 'Where and when',
    noteHint: 'For example: sign-up sheet at the counter, March.',
    save: 'Record consent',
  },
  withdraw: {
    open: 'Withdraw',
    openFor: 'Withdraw consent for {channel}',
    title: 'Withdraw consent?',
    email: 'They won’t get marketing emails any more. Invoices and replies are not affected.',
    whatsapp: 'They won’t get marketing messages on WhatsApp any more. Replies are not affected.',
    confirm: 'Withdraw consent',
  },
  ask: {
    open: 'Ask by email',
    askedRecently: 'Asked in the last 7 days. You can ask again after that.',
  },
  history: {
    title: 'Changes',
    granted: '{channel}: agreed',
    pending: '{channel}: asked by email',
    withdrawn: '{channel}: withdrawn',
  },
  summary: {
    label: 'Who gets your messages',
    email:
      '{reachable, number} of {total, plural, one {# customer} other {# customers}} can get your emails.',
    whatsapp: '{reachable, number} can get WhatsApp messages.',
    pending: '{count, plural, one {# hasn’t answered yet.} other {# haven’t answered yet.}}',
    ask: 'Ask for consent by email',
  },
  askAll: {
    title: 'Ask for consent by email?',
    subject: '{count, plural, one {# customer} other {# customers}} with an email address and no answer yet',
    first: 'The first {max, number} of {count, number} customers with an email address and no answer yet',
    description:
      'Each gets one short email with a button. Only those who press it get your marketing emails. Nobody is asked more than once in 7 days.',
    confirm: 'Send emails',
  },
  filter: {
    label: 'Messages',
    any: 'Any consent',
    email: 'Can get emails',
    whatsapp: 'Can get WhatsApp',
    asked: 'Asked, no answer',
    none: 'No consent',
  },
  import: {
    question: 'Did these people agree to get marketing from you?',
    hint: 'Leave this blank if you’re not sure. You can ask them by email later.',
    email: 'These people agreed to get marketing emails from this shop',
    whatsapp: 'These people agreed to get marketing on WhatsApp from this shop',
    note: 'Where did they agree?',
    noteHint: 'For example: sign-up form on our website.',
    needed: 'Say where they agreed.',
  },
  toasts: {
    recorded: 'Consent recorded',
    recordFailed: 'Couldn’t record consent',
    withdrawn: 'Consent withdrawn',
    withdrawFailed: 'Couldn’t withdraw consent',
    asked:
      '{count, plural, =0 {Nobody was asked} one {# customer asked by email} other {# customers asked by email}}',
    skipped:
      '{count, plural, one {# skipped: already answered, asked recently or no email address.} other {# skipped: already answered, asked recently or no email address.}}',
    askFailed: 'Couldn’t ask by email',
  },
} as const

/** The email that asks a customer. */
export const consentMail = {
  subject: '{shop}: would you like our emails?',
  shop: 'our shop',
  button: 'Yes, send me emails',
  stop: 'Don’t ask me again',
  text: 'Hello {name},\n\nWe’d like to send you news and offers from {shop} by email now and then. We only do it if you say yes:\n\n{link}\n\nIf you’d rather not, do nothing and you won’t get any. The button works for 30 days.\n\nDon’t want to be asked again? Use this link:\n\n{stop}\n\n{shop}',
} as const

/** The pages behind the links in emails and messages. */
export const consentPage = {
  shop: 'this shop',
  confirm: {
    heading: 'Get emails from {shop}?',
    text: 'News and offers will be sent to {email}. You can unsubscribe in every email.',
    button: 'Yes, send me emails',
  },
  confirmed: {
    heading: 'Thank you. You’re subscribed.',
    text: 'Emails from {shop} will be sent to {email}. You can close this page.',
  },
  unsubscribe: {
    heading: 'Unsubscribe from {shop}?',
    text: '{email} won’t get marketing messages from {shop} any more.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    heading: 'You’re unsubscribed.',
    text: '{email} won’t get marketing messages from {shop} any more. Pressed it by mistake?',
    button: 'Subscribe again',
  },
  resubscribed: {
    heading: 'You’re subscribed again.',
    text: 'Messages from {shop} will be sent to {email}. You can close this page.',
  },
  test: {
    heading: 'This was a test',
    text: 'On this page, customers unsubscribe from your messages. Nothing was changed.',
  },
  broken: {
    heading: 'This link doesn’t work',
    confirm:
      'It’s incomplete, too old or no longer needed, and nothing was changed. Ask the shop for a new email.',
    unsubscribe:
      'It’s incomplete, and nothing was changed. Open the link in the message again, or reply to the shop.',
  },
} as const
