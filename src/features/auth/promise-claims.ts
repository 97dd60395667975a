import type { Capability } from '#platform/capabilities.ts'
import type { authMessages } from './i18n/index.ts'

type Promise = Exclude<keyof (typeof authMessages)['en']['promise'], 'label' | 'statement'>

/** Capabilities behind each promise next to the sign-up form. */
export const promiseClaims: Record<Promise, readonly Capability[]> = {
  create: ['campaigns', 'platforms'],
  answer: ['inbox', 'network-messages'],
  results: ['analytics', 'shop-data'],
}
