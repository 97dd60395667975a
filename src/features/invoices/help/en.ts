import type { ArticleWording } from '#platform/help-article.ts'

export const invoices: ArticleWording = {
  title: 'Invoices',
  summary:
    'Add invoices to a customer, download them as PDFs in the customer’s language, and mark them as paid. Unpaid ones turn overdue automatically.',
  words: 'invoice bill pdf paid unpaid overdue due date amount revenue file upload number vat',
  phrasings: [
    'a customer owes me money',
    'who has not paid',
    'sent the same invoice twice',
    'correct an invoice',
    'cancel an invoice',
    'ask for my money',
    'paid in cash',
    'tick off an invoice',
    'invoices',
    'they paid',
    'record a payment',
    'unpaid bills',
    'make an invoice',
    'send a bill',
    'mark an invoice as paid',
    'who owes me money',
    'download a pdf',
    'invoice overdue',
  ],
  body: [
    {
      steps: [
        'Under [Customers](/customers), press **Invoice** next to a customer, or **View** and then **Add Invoice**.',
        'Enter a number you haven’t used yet, an amount and, if you like, a due date.',
        '**Download PDF** gives you the invoice with your logo. **Upload** attaches a file to it (PNG, JPG or PDF, up to 10 MB).',
        'Once you’ve been paid, choose **Mark as paid**.',
      ],
    },
    'An unpaid invoice becomes **Overdue** the day after its due date, in your business’s time zone, and owners are notified once. Only paid invoices count as revenue.',
  ],
  questions: [
    {
      ask: 'Which invoices are overdue?',
      answer: 'Unpaid invoices whose due date has passed. Ask the help chat to list them.',
    },
    {
      ask: 'What language is the invoice in?',
      answer: 'The language set for the customer.',
    },
    {
      ask: 'How do I mark an invoice as paid?',
      answer: 'Open the customer with “View” and choose “Mark as paid” in the invoice’s menu.',
    },
  ],
}
