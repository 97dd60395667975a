export const stripe = {
  help: 'In Stripe, go to Developers, API keys. A restricted key that can read products, charges and customers is enough.',
  fields: { secretKey: { label: 'Secret key' }, publishableKey: { label: 'Publishable key' } },
} as const
