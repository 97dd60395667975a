import type { Capability } from '#platform/capabilities.ts'
import type { authMessages } from './i18n/index.ts'

type Promise = Exclude<keyof (typeof authMessages)['en']['promise'], 'label' | 'statement'>

/** What each promise beside the sign-up form says is there. */
export const promiseClaims: Record<Promise, readonly Capability[]> = {
  create: ['campaigns', 'platforms'],
  answer: ['inbox', 'network-messages'],
  results: ['analytics', 'shop-data'],
}
