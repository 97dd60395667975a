import * as z from 'zod'
import { industries } from '#platform/industries.ts'

export const seasons = ['q1', 'q2', 'q3', 'q4'] as const

export const businessDataSchema = z.object({
  industry: z.enum(industries),
  topProducts: z.array(z.string()),
  seasonality: z.enum(seasons).nullish(),
})
export type BusinessData = z.output<typeof businessDataSchema>

export const planStatuses = ['draft', 'approved', 'published'] as const
export type PlanStatus = (typeof planStatuses)[number]
