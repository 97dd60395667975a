export const whatsappNames = { whatsapp: 'WhatsApp' } as const

export const whatsapp = {
  note: 'A campaign goes out as individual messages to customers who have agreed to get them.',
  cost: 'Meta charges for each marketing message; the price depends on the country',
  needs: {
    account: 'A WhatsApp Business account at Meta with its own number and a payment method.',
    template: 'A message template that Meta has approved.',
    consent: 'Customers who have agreed to messages.',
  },
  cannot: {
    postStatus: 'Apps can’t post to your status or WhatsApp channels; you post there yourself.',
  },
} as const
