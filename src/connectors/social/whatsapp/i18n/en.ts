export const whatsappNames = { whatsapp: 'WhatsApp' } as const

export const whatsapp = {
  note: 'Goes as individual messages to customers who agreed to get them. Meta has to approve the text first.',
  cost: 'Meta charges for each marketing message; the price depends on the country',
  needs: {
    account: 'A WhatsApp Business account at Meta with its own number and a payment method.',
    template: 'A message template that Meta has approved. You submit it from here.',
    consent: 'Customers who have agreed to messages, with their number and its country code.',
  },
  cannot: {
    postStatus: 'Apps can’t post to your status or WhatsApp channels; you post there yourself.',
  },
} as const

export const whatsappConnect = {
  steps: {
    app: 'Open My Apps at Meta, choose Create app and add the use case “Connect with customers through WhatsApp”.',
    number:
      'In the app, open WhatsApp, API Setup, and add the phone number of your shop. It can’t be used in the WhatsApp app at the same time. Both IDs are shown there.',
    payment: 'In WhatsApp Manager, add a payment method. Without one, Meta sends no marketing messages.',
    user: 'In Meta Business Suite, open Settings, Users, System users. Add one as an administrator and assign it your app and your WhatsApp account with full control.',
    token:
      'Generate a token for this system user: choose your app, set the expiration to Never, and tick whatsapp_business_messaging and whatsapp_business_management.',
    secret:
      'In the app, open App settings, Basic, and copy the app secret. With it, answers reach your inbox and you see which messages arrived. You can leave it out.',
    enter: 'Enter both IDs and the keys here. We check them with Meta before we keep them.',
  },
  link: 'Open My Apps at Meta',
  fields: {
    numberId: {
      label: 'Phone number ID',
      hint: 'Not the phone number itself.',
      example: '106540352242922',
    },
    businessId: {
      label: 'WhatsApp Business account ID',
      hint: 'Next to the phone number ID.',
      example: '102290129340398',
    },
    token: { label: 'Permanent token', hint: 'Of the system user.' },
    appSecret: {
      label: 'App secret',
      hint: 'For answers from customers, and to see which messages arrived.',
    },
  },
  advice: {
    id: 'It has digits only. Copy it from WhatsApp, API Setup.',
    token: 'Copy the whole token again. If it’s lost, generate a new one for the system user.',
    rights:
      'Generate a new token and tick whatsapp_business_messaging and whatsapp_business_management for your app.',
    permanent:
      'This token ends, and then nothing would be sent. Generate one of a system user with the expiration Never.',
    assigned:
      'Check the ID, and assign this WhatsApp account to the system user with full control. Then try again.',
    appSecret:
      'Meta doesn’t know this secret for the app the token belongs to. Copy it again from App settings, Basic.',
    number: 'This number doesn’t belong to the WhatsApp account you entered. Copy both IDs from API Setup.',
  },
} as const
