import type { Platform } from '#connectors/social/platforms.ts'
import type { Industry } from '#platform/industries.ts'

export const planStatuses = ['draft', 'approved', 'published'] as const
export type PlanStatus = (typeof planStatuses)[number]

/** The part of the year that the plan is for. */
export const seasons = ['q1', 'q2', 'q3', 'q4'] as const

/** What the shop said about itself for a plan, with the platforms of the plan, so that it can be written again. */
export type BusinessData = {
  industry: Industry
  topProducts: string[]
  seasonality?: (typeof seasons)[number] | null | undefined
  platforms?: Platform[]
}
