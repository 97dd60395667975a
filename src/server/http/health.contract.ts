import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

const publishingSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  /** Processes that take up posts and were heard of in the last minute. */
  workers: z.number(),
  /** How long the post that could have gone out first has been waiting; null when none is due. */
  oldestDueSeconds: z.number().nullable(),
})
export type PublishingState = z.output<typeof publishingSchema>

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Whether the database and the job queue answer, and whether posts go out in time',
  response: z.object({
    /** `degraded`: people are served, but posts are late or nobody sends them. */
    status: z.enum(['ok', 'degraded']),
    database: z.literal('ok'),
    queue: z.literal('ok'),
    publishing: publishingSchema,
  }),
})
