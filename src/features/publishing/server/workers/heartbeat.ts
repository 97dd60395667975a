import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Deps } from '#server/deps.ts'
import { beat, remove } from './publishing-workers.repository.ts'

const BEAT_MS = 5000

export type Heartbeat = {
  /** May be called as often as one likes: it writes every few seconds. */
  beat(inFlight: number): Promise<void>
  stop(): Promise<void>
}

/** The heartbeat of one worker process. The engine's loop beats itself, so that a loop that hangs goes silent. */
export function createHeartbeat({ db, log }: Pick<Deps, 'db' | 'log'>): Heartbeat {
  const id = `${hostname()} ${process.pid} ${randomUUID()}`
  let beatenAt = Number.NEGATIVE_INFINITY
  return {
    async beat(inFlight) {
      if (performance.now() - beatenAt < BEAT_MS) return
      await beat(db, { id, inFlight })
      beatenAt = performance.now()
    },
    // Without a database nobody reads the heartbeat, and a silent worker is forgotten anyway.
    stop: () => remove(db, id).catch((err) => log.warn({ err }, 'could not say that publishing stops here')),
  }
}
