import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'

const publishingSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  /** Workers with a heartbeat in the last minute. */
  workers: z.number(),
  /** How long the oldest due post has been waiting; null if none is due. */
  oldestDueSeconds: z.number().nullable(),
})
export type PublishingState = z.output<typeof publishingSchema>

export const healthSchema = z.object({
  /** `degraded`: requests are served, but something needs attention. `down`: they are not, and the status is 503. */
  status: z.enum(['ok', 'degraded', 'down']),
  database: z.enum(['ok', 'not answering', 'away', 'cannot write']),
  /** `unknown` while the database is unreachable. */
  queue: z.enum(['ok', 'not answering', 'unknown']),
  /** Where files are stored: the data folder and its disk, or the S3 store. */
  storage: z.enum(['ok', 'low', 'full', 'not writable', 'refused', 'not answering']),
  publishing: publishingSchema.nullable(),
})
export type Health = z.output<typeof healthSchema>

const ownProofSchema = z.object({ proof: z.string().max(100) })
export type OwnProof = z.output<typeof ownProofSchema>

export const ownProof = endpoint({
  method: 'GET',
  path: '/api/health/own-proof',
  access: 'public',
  ignoresSession: true,
  summary: 'Signs a random text: the server checks its own public address with it',
  query: z.object({ nonce: z.string().regex(/^[\w-]{22}$/) }),
  response: ownProofSchema,
})

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  ignoresSession: true,
  summary:
    'Whether database, job queue and disk work, and whether posts go out in time; answers within 2 seconds',
  response: healthSchema,
})
