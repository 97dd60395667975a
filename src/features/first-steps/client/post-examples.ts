import type { Industry } from '#platform/industries.ts'

export const goals = ['offer', 'new', 'event', 'hello'] as const
export type Goal = (typeof goals)[number]

/** Whose examples a shop is shown. */
export function exampleTrade(industry: Industry | null): 'food' | 'beauty' | 'shop' {
  if (industry === 'food') return 'food'
  return industry === 'beauty' || industry === 'health' ? 'beauty' : 'shop'
}
