import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import { type Ended, recordOutcomes } from './record-outcomes.ts'
import type { Verdict } from './verdict.ts'

type Said = Verdict['state'] | null
type Waiting = { ended: Ended; said: (state: Said) => void; failed: (error: unknown) => void }

/** So many are written in one transaction; what ends meanwhile is in the next one. */
const MOST = 100
const PAUSES_MS = [100, 200, 500, 1000, 2000]

export type OutcomeWriter = {
  /** Answers what the post is now, or null when somebody else has had the last word. */
  write(ended: Ended): Promise<Said>
}

/**
 * What the network said is known only here until it is written. A database that is away is waited for, until the lease of the
 * post is over: by then others ask the network themselves.
 */
export function openOutcomeWriter(deps: Deps): OutcomeWriter {
  const waiting: Waiting[] = []
  let isWriting = false

  async function patiently(batch: Ended[]): Promise<Awaited<ReturnType<typeof recordOutcomes>>> {
    const until = performance.now() + deps.env.publishing.leaseMs
    for (let failures = 0; ; failures++) {
      try {
        return await recordOutcomes(deps, batch)
      } catch (err) {
        if (performance.now() > until || (batch.length > 1 && failures > 0)) throw err
        deps.log.warn({ err, outcomes: batch.length }, 'outcomes could not be written yet')
        await pause(PAUSES_MS[failures] ?? PAUSES_MS.at(-1))
      }
    }
  }

  async function writeBatch(batch: Waiting[]): Promise<void> {
    try {
      const states = await patiently(batch.map(({ ended }) => ended))
      for (const { ended, said } of batch) said(states.get(ended.ref.postId) ?? null)
    } catch (error) {
      if (batch.length === 1) return batch[0]?.failed(error)
      // One of them may be to blame, or the database is away for longer: from here on each for itself.
      await Promise.all(batch.map((each) => writeBatch([each])))
    }
  }

  async function writeAll(): Promise<void> {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0) await writeBatch(waiting.splice(0, MOST))
    isWriting = false
  }

  return {
    write: (ended) =>
      new Promise((said, failed) => {
        waiting.push({ ended, said, failed })
        void writeAll()
      }),
  }
}
