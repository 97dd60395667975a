import type { Deps } from '#server/deps.ts'
import { collectResults } from './collect-results.job.ts'

/** First results are due ten seconds after publishing; one job reads those of `SHARED_MS`. */
const FIRST_MS = 10_000
const SHARED_MS = 5_000

/**
 * Enqueues the first collection of results: one job for all posts of a few seconds. If it is lost, the cron job does
 * the same a minute later.
 */
export function createFirstResultsScheduler({
  db,
  queue,
  clock,
  log,
}: Pick<Deps, 'db' | 'queue' | 'clock' | 'log'>) {
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
