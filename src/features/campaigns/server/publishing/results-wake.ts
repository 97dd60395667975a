import type { Deps } from '#server/deps.ts'
import { collectResults } from './collect-results.job.ts'

/** A post is asked for its first figures ten seconds after it is out; one job reads those of this many seconds. */
const FIRST_MS = 10_000
const SHARED_MS = 5_000

/**
 * Has the first figures of what just went out collected soon: one job for all that goes out within a few seconds. Should it be
 * lost, the job of the clock does the same a minute later.
 */
export function openResultsWake({ db, queue, clock, log }: Pick<Deps, 'db' | 'queue' | 'clock' | 'log'>) {
  let coveredUntil = 0
  return async (): Promise<void> => {
    if (performance.now() < coveredUntil) return
    coveredUntil = performance.now() + SHARED_MS
    const runAt = new Date(clock.now().getTime() + FIRST_MS + SHARED_MS)
    try {
      await queue.enqueue(db, collectResults, {}, { runAt })
    } catch (err) {
      log.warn({ err }, 'first results are left to the next scheduled collection')
    }
  }
}
