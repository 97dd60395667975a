import type { Capability } from './capabilities.ts'

export const planIds = ['starter', 'professional', 'business', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

export const isPlan = (value: unknown): value is PlanId => planIds.some((plan) => plan === value)

/** A number, a range of sizes, or by agreement with the customer. */
export type Allowance = number | { from: number; to: number } | 'by-agreement'

export const planFeatures = [
  'planner',
  'inbox',
  'advanced-analytics',
  'brand-studio',
  'unlimited-team',
  'white-label',
  'reporting',
  'client-portals',
  'custom-branding',
  'custom-integrations',
  'sla',
] as const
export type PlanFeature = (typeof planFeatures)[number]

/** Capabilities that a plan feature requires. */
export const planFeatureClaims: Record<PlanFeature, readonly Capability[]> = {
  planner: ['planner'],
  inbox: ['inbox', 'network-messages'],
  'advanced-analytics': ['analytics'],
  'brand-studio': ['brand-studio'],
  'unlimited-team': ['people'],
  'white-label': ['white-label'],
  reporting: ['reporting'],
  'client-portals': ['client-portals'],
  'custom-branding': ['custom-branding'],
  'custom-integrations': ['services'],
  sla: ['services'],
}

type Support = 'email' | 'priority' | 'dedicated'

export type Entitlements = {
  platforms: Allowance
  campaigns: Allowance
  brands: Allowance
  support: Support
  features: readonly PlanFeature[]
}

const professional: readonly PlanFeature[] = ['planner', 'inbox', 'advanced-analytics', 'brand-studio']
const business: readonly PlanFeature[] = [
  ...professional,
  'unlimited-team',
  'white-label',
  'reporting',
  'client-portals',
  'custom-branding',
]

/** The contents of each plan of the hosted product. A self-hosted installation has no such limits. */
export const entitlements: Record<PlanId, Entitlements> = {
  starter: { platforms: 5, campaigns: 2, brands: 1, support: 'email', features: [] },
  professional: { platforms: 15, campaigns: 30, brands: 1, support: 'priority', features: professional },
  business: {
    platforms: 15,
    campaigns: 30,
    brands: { from: 5, to: 50 },
    support: 'dedicated',
    features: business,
  },
  enterprise: {
    platforms: 'by-agreement',
    campaigns: 'by-agreement',
    brands: 'by-agreement',
    support: 'dedicated',
    features: planFeatures,
  },
}
