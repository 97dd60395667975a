import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

/** What a shop sets up once, in the order in which Home proposes it. */
export const firstSteps = ['business', 'look', 'photos', 'post', 'accounts'] as const
export type FirstStep = (typeof firstSteps)[number]

export const firstStepsSchema = z.object({
  steps: z.array(z.object({ id: z.enum(firstSteps), isDone: z.boolean() })),
})
export type FirstSteps = z.output<typeof firstStepsSchema>

export const getFirstSteps = endpoint({
  method: 'GET',
  path: '/api/first-steps',
  access: 'signed-in',
  summary: 'What a new shop has set up so far; demo data does not count',
  topics: ['brand-design', 'brands', 'campaigns', 'media', 'social-accounts', 'workspace'],
  response: firstStepsSchema,
})
