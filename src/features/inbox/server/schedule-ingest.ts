import type { Deps } from '#server/deps.ts'
import { readDeliveries } from './read-deliveries.job.ts'

export type Wake = () => Promise<void>

/** Deliveries that come within this time share one job. */
const GATHER_MS = 200

/**
 * Has what was just stored read soon. A job that begins only later reads everything that was stored until then, so until then no
 * other is needed: thousands of deliveries a second make a handful of jobs. Should one be lost, the clock's next one reads them.
 */
export function createWake({ db, queue, clock }: Deps): Wake {
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
