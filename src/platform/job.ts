import type * as z from 'zod'

/** The result of a run; a thrown error means: retry with backoff. */
export type JobResult = { status: 'done' } | { status: 'again'; after: Date }

export type JobDefinition<Payload extends z.ZodType, Context> = {
  name: string
  payload: Payload
  maxAttempts: number
  /** First wait after a failure; it doubles with each further one. */
  backoffSeconds?: number
  /**
   * Concurrency per process; one by default. With two or more, one slot is always left to another workspace: slow jobs,
   * or those that wait for another server, have at least two.
   */
  atOnce?: number
  /** The owner, for payloads without a workspace: owners take turns. */
  turnOf?(payload: z.output<Payload>): string
  /** A run that takes longer is aborted and retried; fifteen minutes by default. */
  expiresAfterSeconds?: number
  /** A cron expression in UTC; the payload of a cron job must be an empty object. */
  cron?: string
  run(payload: z.output<Payload>, context: Context): Promise<JobResult>
}

export const done: JobResult = { status: 'done' }
