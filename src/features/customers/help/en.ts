import type { ArticleWording } from '#platform/help-article.ts'

export const customers: ArticleWording = {
  title: 'Customers: add, import and export',
  summary:
    'Keep customer details, notes and invoices in one place. Add customers one by one or import a list from a CSV file.',
  words:
    'customer client contact list crm csv spreadsheet excel import export delete notes prospect upload keep about personal data erase gdpr lines skipped',
  phrasings: [
    'list of my clients',
    'where do i note a birthday',
    'add someone as a customer',
    'a customer wants to be forgotten',
    'clients',
    'save a clients details',
    'load customers from excel',
    'duplicate customers',
    'add a customer',
    'import a list of customers',
    'export my customers',
    'delete a customer',
    'notes about a client',
    'edit a phone number of a client',
    'birthday of a client',
  ],
  body: [
    {
      steps: [
        'Open [Customers](/customers) and press **Add Customer**. Only the name is required.',
        'To add a whole list, press **Import**. **Download sample file** shows the columns; the first line of your file must name them.',
        'Choose your CSV file, up to 5 MB and 10,000 customers, and press **Import customers**.',
        'The report shows whether each line was imported, skipped or rejected, and why.',
      ],
    },
    'Customers whose email you already have are skipped, so you won’t get duplicates. **Export** saves the list as a CSV file that’s safe to open in a spreadsheet.',
    'Open a customer to see their timeline: messages, invoices and purchases, newest first. Purchases from your POS are matched by email address.',
    'You can’t delete a customer who has invoices. Delete the invoices first.',
  ],
  questions: [
    {
      ask: 'How do I import customers from Excel?',
      answer:
        'Save the list as “CSV UTF-8”, then press “Import” under Customers. Only the “Name” column is required.',
    },
    {
      ask: 'How do I delete a customer’s data?',
      answer:
        'Choose “Delete” in the customer’s menu. Their details and your notes are deleted for good. Delete their invoices first. Messages in the inbox and sales from your POS stay.',
    },
    {
      ask: 'Why can’t I delete a customer?',
      answer: 'They have invoices. Delete the invoices first, or set the customer to inactive.',
    },
  ],
}
