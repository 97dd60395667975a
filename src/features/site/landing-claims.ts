import type { Capability } from '#platform/capabilities.ts'
import type { landingMessages } from './i18n/landing/index.ts'

type Words = (typeof landingMessages)['en']
type ClaimsOf<Ids extends PropertyKey> = Record<Ids, readonly Capability[]>

/** Capabilities each text of the start page claims. */
export const featureClaims: ClaimsOf<Exclude<keyof Words['features'], 'heading' | 'text'>> = {
  campaigns: ['campaigns', 'shop-data'],
  posting: ['platforms', 'direct-posting'],
  inbox: ['inbox', 'network-messages', 'auto-replies', 'ai-chatbot'],
  analytics: ['analytics'],
  crm: ['crm'],
  security: ['security'],
}

export const planClaims: {
  [Plan in 'starter' | 'professional' | 'enterprise']: ClaimsOf<keyof Words['pricing'][Plan]['features']>
} = {
  starter: { platforms: ['platforms'], campaigns: ['campaigns'], analytics: ['analytics'] },
  professional: {
    platforms: ['platforms'],
    campaigns: ['shop-data'],
    inbox: ['inbox', 'ai-chatbot'],
    analytics: ['analytics'],
  },
  enterprise: { integrations: ['services'], support: ['services'], sla: ['services'] },
}
