import type { PgBoss } from 'pg-boss'
import type { Job } from './define-job.ts'

export const DEAD_LETTER = 'dead-letter'
const NO_JOB = '00000000-0000-0000-0000-000000000000'
const DAY_SECONDS = 24 * 60 * 60
const clock = { tz: 'UTC', missed: 'once' } as const

const settingsOf = (job: Job) => ({
  retryLimit: job.maxAttempts - 1,
  retryDelay: job.backoffSeconds ?? 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deadLetter: DEAD_LETTER,
  expireInSeconds: job.expiresAfterSeconds ?? 15 * 60,
})

/** Writes only differences from the last start: each write is a transaction, and there were about a hundred. */
export async function prepareQueues(boss: PgBoss, jobs: readonly Job[], works: boolean): Promise<void> {
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!found.has(DEAD_LETTER)) await boss.createQueue(DEAD_LETTER, { retentionSeconds: 365 * DAY_SECONDS })
  for (const job of jobs) {
    const settings = settingsOf(job)
    const known = found.get(job.name)
    if (known && isPartOf(settings, known)) continue
    await (known ? boss.updateQueue(job.name, settings) : boss.createQueue(job.name, settings))
    // Makes the library cache the queue. Otherwise it would load it with the first job, on a second connection, while
    // the enqueuing transaction holds locks that others wait for.
    await boss.getJobById(job.name, NO_JOB)
  }
  if (works) await prepareSchedules(boss, jobs)
}

async function prepareSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const found = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  for (const { name, cron } of jobs) {
    if (!cron) continue
    const known = found.get(name)
    if (known?.cron === cron && isPartOf(clock, known.options ?? {})) continue
    await boss.schedule(name, cron, {}, clock)
  }
}

const isPartOf = (wanted: object, known: object): boolean =>
  Object.entries(wanted).every(([field, value]) => (known as Record<string, unknown>)[field] === value)
