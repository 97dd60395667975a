export const contact = {
  loading: 'The form is loading',
  dialog: {
    sales: 'Talk to sales',
    support: 'Write to support',
    text: 'Your message goes to the people who run this installation of CampAIgner.',
  },
  fields: {
    topic: 'What is it about?',
    topics: { support: 'Support', sales: 'Sales' },
    name: 'Your name',
    email: 'Your email',
    emailHint: 'The answer goes here.',
    company: 'Company (optional)',
    message: 'Your message',
    messagePlaceholder: {
      support: 'What did you want to do, and what happened instead?',
      sales: 'Tell us about your business and what you need.',
    },
  },
  plan: 'You are asking about the {plan, select, starter {Starter} professional {Professional} business {Business} other {Enterprise}} plan.',
  privacy: 'Your message is stored on this installation.',
  privacyLink: 'How it is handled (opens in a new tab)',
  submit: 'Send message',
  failure: 'Your message was not sent',
  kept: 'What you wrote is still here.',
  sent: {
    title: 'Thank you, {name}. We have your message.',
    mailed:
      'It is stored, and on its way by mail to the people who run this installation. They will answer to {email} within 24 hours, or within 2 hours for VIP customers.',
    stored:
      'It is stored for the people who run this installation. No mail server is set up here, so they are not told by mail: they will find it when they look at their messages, and answer to {email}.',
    another: 'Write another message',
  },
} as const

export const contactRules = {
  onOneLine: 'Please write this on one line',
  nameIsRequired: 'Name is required',
  messageTooShort: 'Please tell us a little more: at least 10 characters',
} as const
