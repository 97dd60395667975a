import { setTimeout as pause } from 'node:timers/promises'
import { createBatcher } from '#server/db/batcher.ts'
import type { Deps } from '#server/deps.ts'
import { type Ended, recordOutcomes } from './record-outcomes.ts'
import { openResultsWake } from './results-wake.ts'
import type { Verdict } from './verdict.ts'

/** Answers what the post is now, or null when somebody else has had the last word. */
export type WriteOutcome = (ended: Ended) => Promise<Verdict['state'] | null>

const PAUSES_MS = [100, 200, 500, 1000, 2000]

/**
 * What the network said is known only here until it is written. A database that is away is waited for, until the lease of the
 * post is over: by then others ask the network themselves.
 */
export function openOutcomeWriter(deps: Deps): WriteOutcome {
  async function patiently(batch: Ended[]): Promise<Awaited<ReturnType<typeof recordOutcomes>>> {
    const until = performance.now() + deps.env.publishing.leaseMs
    for (let failures = 0; ; failures++) {
      try {
        return await recordOutcomes(deps, batch)
      } catch (err) {
        // One of many may be to blame: after a second failure each is tried for itself.
        if (performance.now() > until || (batch.length > 1 && failures > 0)) throw err
        deps.log.warn({ err, outcomes: batch.length }, 'outcomes could not be written yet')
        await pause(PAUSES_MS[failures] ?? PAUSES_MS.at(-1))
      }
    }
  }

  const wakeResults = openResultsWake(deps)
  return createBatcher({
    most: 100,
    // Two would wait for each other's campaigns.
    atOnce: 1,
    work: async (batch) => {
      const states = await patiently(batch)
      if ([...states.values()].includes('published')) await wakeResults()
      return batch.map(({ ref }) => states.get(ref.postId) ?? null)
    },
  })
}
