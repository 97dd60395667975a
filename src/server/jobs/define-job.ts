import type * as z from 'zod'
import type { JobDefinition } from '#platform/job.ts'
import type { Deps } from '../deps.ts'

export type Job<Payload extends z.ZodType = z.ZodType> = JobDefinition<Payload, Deps>

/** A job as a value: name, payload, attempts and handler. */
export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job
}
