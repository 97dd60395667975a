import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Deps } from '#server/deps.ts'
import { beat, leave } from './publishing-workers.repository.ts'

const BEAT_MS = 5000

export type Heartbeat = {
  /** Says that this process is there; called as often as one likes, it speaks every few seconds. */
  beat(inFlight: number): Promise<void>
  leave(): Promise<void>
}

/** The sign of life of one process that takes up posts, given by the loop itself: one that hangs gives none. */
export function openHeartbeat({ db, log }: Pick<Deps, 'db' | 'log'>): Heartbeat {
  const id = `${hostname()} ${process.pid} ${randomUUID()}`
  let spokeAt = Number.NEGATIVE_INFINITY
  return {
    async beat(inFlight) {
      if (performance.now() - spokeAt < BEAT_MS) return
      await beat(db, { id, inFlight })
      spokeAt = performance.now()
    },
    // Without a database nobody reads it either, and what is silent is forgotten by itself.
    leave: () => leave(db, id).catch((err) => log.warn({ err }, 'could not say that publishing stops here')),
  }
}
