import type * as z from 'zod'
import type { JobDefinition } from '#platform/job.ts'
import type { Deps } from '../deps.ts'

export type Job<Payload extends z.ZodType = z.ZodType> = JobDefinition<Payload, Deps>

/** A job is a value: its name, what it takes, how often it may be tried, and what it does. */
export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job
}
