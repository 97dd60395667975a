import { setTimeout as pause } from 'node:timers/promises'
import { createBatcher } from '#server/db/batcher.ts'
import type { Deps } from '#server/deps.ts'
import { createFirstResultsScheduler } from '../results/schedule-first-results.ts'
import { type Ended, recordOutcomes } from './record-outcomes.ts'
import type { Verdict } from './verdict.ts'

/** Answers the post's new state, or null if another worker has taken it over. */
export type WriteOutcome = (ended: Ended) => Promise<Verdict['state'] | null>

const PAUSES_MS = [100, 200, 500, 1000, 2000]

/**
 * Until it is written, only this process knows the network's answer. So it retries until the lease ends; after that,
 * other workers ask the network themselves.
 */
export function createOutcomeWriter(deps: Deps): WriteOutcome {
  async function recordWithRetry(batch: Ended[]): Promise<Awaited<ReturnType<typeof recordOutcomes>>> {
    const until = performance.now() + deps.env.publishing.leaseMs
    for (let failures = 0; ; failures++) {
      try {
        return await recordOutcomes(deps, batch)
      } catch (err) {
        // One of the batch may be to blame: after a second failure each is tried alone.
        if (performance.now() > until || (batch.length > 1 && failures > 0)) throw err
        deps.log.warn({ err, outcomes: batch.length }, 'outcomes could not be written yet')
        await pause(PAUSES_MS[failures] ?? PAUSES_MS.at(-1))
      }
    }
  }

  const scheduleFirstResults = createFirstResultsScheduler(deps)
  return createBatcher({
    most: 100,
    // Two batches would wait for each other's campaigns.
    atOnce: 1,
    work: async (batch) => {
      const states = await recordWithRetry(batch)
      if ([...states.values()].includes('published')) await scheduleFirstResults()
      return batch.map(({ ref }) => states.get(ref.postId) ?? null)
    },
  })
}
