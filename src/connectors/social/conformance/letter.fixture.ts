import type { Letter } from '../outbox/outbox.ts'

export const letterOf = (given: Partial<Letter> = {}): Letter => ({
  language: 'en',
  letterhead: { name: 'Café Luna', color: '#0f6b63', ink: '#0f6b63', logo: null },
  footer: ['Café Luna, 1 Main Street, Springfield', 'You get this because you agreed to it.'],
  unsubscribe: { url: 'https://shop.example/api/consent/unsubscribe?token=a.b', label: 'Unsubscribe' },
  ...given,
})
