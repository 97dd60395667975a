export const emailNames = { email: 'Email' } as const

export const email = {
  cost: 'Free with your own mail server; some email services charge per message',
  needs: {
    server: 'A mail server and a domain set up for it (SPF, DKIM and DMARC).',
    consent: 'Customers who have agreed to emails, and your postal address in every message.',
  },
} as const
