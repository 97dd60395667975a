import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Deps } from '../deps.ts'
import type { Job } from './define-job.ts'
import { type FetchedJob, fetchJob } from './fetch-job.ts'

const POLL_MS = 1000

export type JobRunner = {
  /** Stops fetching; jobs that still run after the grace period are returned to the queue. */
  stop(graceMs: number): Promise<void>
}

/** One slot is always left for another owner, if there are two. */
const slotsPerOwner = (places: number) => Math.max(places - 1, 1)

/** Runs the jobs of one name, with its concurrency. */
export function runJobs(pool: pg.Pool, boss: PgBoss, job: Job, deps: Deps): JobRunner {
  const places = job.atOnce ?? 1
  const running = new Map<Promise<void>, FetchedJob>()
  const stopping = new AbortController()
  let last: string | null = null
  let ended = Promise.withResolvers<void>()

  function groupsWithoutPlace(): string[] {
    const groups = [...running.values()].flatMap(({ groupId }) => groupId ?? [])
    return [...new Set(groups)].filter(
      (group) => groups.filter((each) => each === group).length >= slotsPerOwner(places),
    )
  }

  function begin(taken: FetchedJob): void {
    const task: Promise<void> = runOnce(boss, job, taken, deps).finally(() => {
      running.delete(task)
      ended.resolve()
      ended = Promise.withResolvers()
    })
    running.set(task, taken)
  }

  /** Answers whether there may be more. */
  async function fetchNext(): Promise<boolean> {
    if (running.size >= places) return false
    const taken = await fetchJob(pool, job.name, last, groupsWithoutPlace())
    if (!taken) return false
    last = taken.groupId
    begin(taken)
    return true
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isMore = await fetchNext().catch((err: unknown) => {
        deps.log.error({ err, job: job.name }, 'the job queue reports an error')
        return false
      })
      if (isMore) continue
      const awake = new AbortController()
      const signal = AbortSignal.any([stopping.signal, awake.signal])
      const rest = pause(POLL_MS, undefined, { signal }).catch(() => undefined)
      await Promise.race([rest, ended.promise])
      awake.abort()
    }
  }

  const working = work()
  return {
    async stop(graceMs) {
      stopping.abort()
      await working
      const grace = new AbortController()
      const over = pause(graceMs, undefined, { signal: grace.signal }).catch(() => undefined)
      await Promise.race([Promise.all(running.keys()), over])
      grace.abort()
      for (const taken of running.values())
        await boss.fail(job.name, taken, { message: 'The process stopped.' })
    },
  }
}

/** Stops waiting for a job that exceeds its time. */
async function withTimeout(work: Promise<unknown>, seconds: number): Promise<void> {
  const over = new AbortController()
  const timer = pause(seconds * 1000, undefined, { signal: over.signal }).then(() => {
    throw new Error(`The job was not done after ${seconds} s.`)
  })
  try {
    await Promise.race([work, timer])
  } finally {
    over.abort()
    timer.catch(() => undefined)
  }
}

async function runOnce(boss: PgBoss, job: Job, taken: FetchedJob, deps: Deps): Promise<void> {
  const { id, data, groupId, retryCount, retryLimit, expireInSeconds } = taken
  try {
    const work = async () => {
      const result = await job.run(job.payload.parse(data), deps)
      if (result.status !== 'again') return
      const group = groupId === null ? {} : { group: { id: groupId } }
      await boss.send(job.name, data, { startAfter: result.after, ...group })
    }
    await withTimeout(work(), expireInSeconds)
    await boss.complete(job.name, { id, retryCount })
  } catch (err) {
    const details = { err, job: job.name, id, attempt: retryCount + 1 }
    if (retryCount >= retryLimit)
      deps.log.error(details, 'a job failed for good and waits in the dead letter')
    else deps.log.warn(details, 'a job failed and will be tried again')
    // If this fails too, the queue notices when the job expires.
    await boss
      .fail(job.name, { id, retryCount }, err instanceof Error ? err : new Error(String(err)))
      .catch((err: unknown) => deps.log.error({ err, job: job.name, id }, 'the job queue reports an error'))
  }
}
