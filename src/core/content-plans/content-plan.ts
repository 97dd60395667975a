import type { Platform } from '#connectors/social/platforms.ts'
import type { Industry } from '#platform/industries.ts'

export const planStatuses = ['draft', 'approved', 'published'] as const
export type PlanStatus = (typeof planStatuses)[number]

/** The quarter of the plan. */
export const seasons = ['q1', 'q2', 'q3', 'q4'] as const

/** What the shop told the planner about itself, with the plan's platforms, so that it can be regenerated. */
export type BusinessData = {
  industry: Industry
  topProducts: string[]
  seasonality?: (typeof seasons)[number] | null | undefined
  platforms?: Platform[]
}
