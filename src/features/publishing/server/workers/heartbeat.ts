import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Deps } from '#server/deps.ts'
import { beat, remove } from './publishing-workers.repository.ts'

const BEAT_MS = 5000

export type Heartbeat = {
  /** Can be called at any rate: it writes every few seconds. */
  beat(inFlight: number): Promise<void>
  stop(): Promise<void>
}

/** The heartbeat of one worker process. The engine loop itself calls it, so that a hanging loop goes silent. */
export function createHeartbeat({ db, log }: Pick<Deps, 'db' | 'log'>): Heartbeat {
  const id = `${hostname()} ${process.pid} ${randomUUID()}`
  let beatenAt = Number.NEGATIVE_INFINITY
  return {
    async beat(inFlight) {
      if (performance.now() - beatenAt < BEAT_MS) return
      await beat(db, { id, inFlight })
      beatenAt = performance.now()
    },
    // Without a database nothing reads the heartbeat, and silent workers are removed anyway.
    stop: () => remove(db, id).catch((err) => log.warn({ err }, 'could not say that publishing stops here')),
  }
}
