import type * as z from 'zod'

/** What a finished run says about what comes next; a thrown error means: retry with backoff. */
export type JobResult = { status: 'done' } | { status: 'again'; after: Date }

export type JobDefinition<Payload extends z.ZodType, Context> = {
  name: string
  payload: Payload
  maxAttempts: number
  /** First wait after a failure; it doubles with each further one. */
  backoffSeconds?: number
  /**
   * How many of them one process works on side by side; one unless said otherwise. Of two and more, one place is always left to
   * another workspace: what takes long, or waits for somebody else's server, has two at least.
   */
  atOnce?: number
  /** Whose work it is, for payloads without a workspace: all of them take turns. */
  turnOf?(payload: z.output<Payload>): string
  /** A run that takes longer is given up and tried again; fifteen minutes unless said otherwise. */
  expiresAfterSeconds?: number
  /** A cron line in UTC for jobs that run by the clock; their payload must be an empty object. */
  cron?: string
  run(payload: z.output<Payload>, context: Context): Promise<JobResult>
}

export const done: JobResult = { status: 'done' }
