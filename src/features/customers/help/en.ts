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

export const consent: ArticleWording = {
  title: 'Who can get your emails and WhatsApp messages',
  summary:
    'Marketing only goes to customers who agreed. Record consent, ask for it by email, and see how many customers you can reach.',
  words:
    'consent permission agree opt-in opt in double opt-in unsubscribe newsletter mailing list marketing spam gdpr subscribe subscriber whatsapp withdraw suppression bounce',
  phrasings: [
    'who gets my newsletter',
    'am i allowed to email my customers',
    'ask customers for permission',
    'a customer does not want my emails',
    'someone unsubscribed by mistake',
    'how many people can i email',
    'record that a customer agreed',
    'double opt-in',
    'imported customers get no emails',
    'subscribe a customer to marketing emails',
  ],
  body: [
    'A customer gets marketing emails or WhatsApp messages only after saying yes. A purchase, an invoice or an imported list is not a yes.',
    {
      steps: [
        'Open [Customers](/customers). Above the list you see how many customers can get your emails and WhatsApp messages.',
        'Open a customer and find **Messages**. Press **Record consent** if they agreed on a form, in person or in a message, and write down where.',
        'Or press **Ask by email**. They get one short email with a button, and only the button counts as a yes.',
        'To ask everyone who has an email address and was never asked, press **Ask for consent by email** above the list.',
        'If a customer changes their mind, press **Withdraw**.',
      ],
    },
    'Each address is asked at most once in 7 days, and people who said no aren’t asked again. The button in the email works for 30 days.',
    'When you import a list, nobody on it can get marketing unless you say that they agreed, and where.',
    'Every email has a link to unsubscribe. An address that unsubscribed gets no marketing, even if you delete the customer and import them again.',
  ],
  questions: [
    {
      ask: 'Can I email customers who bought from me?',
      answer:
        'Not with marketing from CampAIgner, unless they agreed. Ask them by email first, or record it if they told you so.',
    },
    {
      ask: 'A customer unsubscribed by mistake. What can I do?',
      answer:
        'They can subscribe again with the same link: the page has a button for it. You can’t do it for them.',
    },
    {
      ask: 'Why was nobody asked?',
      answer:
        'Asking needs a mail server and your business name, both in Settings. Customers without an address, who answered already or were asked in the last 7 days are skipped.',
    },
  ],
}
