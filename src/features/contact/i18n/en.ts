export const contact = {
  loading: 'Loading form',
  dialog: {
    sales: 'Talk to sales',
    support: 'Contact support',
    text: 'Your message goes to the administrator of this CampAIgner server.',
  },
  fields: {
    topic: 'What’s it about?',
    topics: { support: 'Support', sales: 'Sales' },
    name: 'Your name',
    email: 'Your email',
    emailHint: 'We’ll reply to this address.',
    company: 'Company (optional)',
    message: 'Your message',
    messagePlaceholder: {
      support: 'What were you trying to do, and what happened instead?',
      sales: 'Tell us about your business and what you need.',
    },
  },
  plan: 'You’re asking about {plan, select, starter {the Starter plan} professional {the Professional plan} business {the Business plan} other {the Enterprise plan}}.',
  privacy: 'Your message is stored on this server.',
  privacyLink: 'How we handle it (opens in a new tab)',
  submit: 'Send message',
  failure: 'Your message wasn’t sent',
  kept: 'What you wrote is still here.',
  sent: {
    title: 'Thanks, {name}. We’ve got your message.',
    mailed:
      'It’s saved, and on its way by email to the administrator of this server. You’ll get a reply at {email} within 24 hours, or within 2 hours for VIP customers.',
    stored:
      'It’s saved for the administrator of this server. No mail server is set up, so they won’t get an email about it: they’ll see it when they check their messages, and reply to {email}.',
    another: 'Send another message',
  },
} as const

export const contactRules = {
  onOneLine: 'Keep this to one line',
  nameIsRequired: 'Name is required',
  messageTooShort: 'Tell us a bit more: at least 10 characters',
} as const
