import type { Deps } from '#server/deps.ts'
import { readDeliveries } from './read-deliveries.job.ts'

export type ScheduleIngest = () => Promise<void>

/** Deliveries within this time share one job. */
const GATHER_MS = 200

/**
 * Schedules the parsing of stored deliveries. A job that starts later reads everything stored until then, so no other
 * is needed: thousands of deliveries a second make a handful of jobs. If one is lost, the next cron run reads them.
 */
export function createIngestScheduler({ db, queue, clock }: Deps): ScheduleIngest {
  let coveredUntil = 0
  let underWay: Promise<unknown> | null = null
  return async () => {
    if (performance.now() < coveredUntil) return
    underWay ??= (async () => {
      const begun = performance.now()
      await queue.enqueue(db, readDeliveries, {}, { runAt: new Date(clock.now().getTime() + GATHER_MS) })
      coveredUntil = begun + GATHER_MS
    })().finally(() => {
      underWay = null
    })
    await underWay
  }
}
