import type { Capability } from '#platform/capabilities.ts'
import type { pricingMessages } from './i18n/index.ts'

type Words = (typeof pricingMessages)['en']
type ClaimsOf<Ids extends PropertyKey> = Record<Ids, readonly Capability[]>

/** Capabilities each plan of the pricing page claims. */
export const planClaims: {
  [Plan in 'starter' | 'professional' | 'business']: ClaimsOf<keyof Words[Plan]['features']>
} = {
  starter: {
    platforms: ['platforms'],
    campaigns: ['campaigns'],
    analytics: ['analytics'],
    support: ['services'],
    tool: ['campaigns'],
  },
  professional: {
    planner: ['planner'],
    inbox: ['inbox', 'network-messages'],
    platforms: ['platforms'],
    campaigns: ['campaigns'],
    analytics: ['analytics'],
    studio: ['brand-studio'],
    support: ['services'],
  },
  business: {
    team: ['people'],
    whiteLabel: ['white-label'],
    reporting: ['reporting'],
    portals: ['client-portals'],
    branding: ['custom-branding'],
    support: ['services'],
  },
}

export const faqClaims: ClaimsOf<Exclude<keyof Words['faq'], 'heading'>> = {
  card: ['account'],
  networks: ['platforms', 'direct-posting'],
  hosting: ['self-hosting'],
  support: ['services'],
}
