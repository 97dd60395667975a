import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import { createPostSender } from '../send/post-sender.ts'
import { createHeartbeat } from './heartbeat.ts'

/** Pause while nothing is due. */
const IDLE_MS = 500
/** Pause while the database is unreachable. */
const AWAY_MS = 2000
/** How long a stop waits for calls in flight; other workers look up the rest. */
const GRACE_MS = 30_000

export type Engine = {
  /** Stops sending and waits for calls in flight. */
  stop(): Promise<void>
}

/** Sends due posts and looks up abandoned ones until it is stopped. */
export function startEngine(deps: Deps): Engine {
  const sender = createPostSender(deps)
  const heartbeat = createHeartbeat(deps)
  const stopping = new AbortController()
  const rest = (ms: number, signal: AbortSignal = stopping.signal) =>
    pause(ms, undefined, { signal }).catch(() => undefined)

  let lookedOver = Number.NEGATIVE_INFINITY
  let isMoreAbandoned = false
  async function takeRound(): Promise<boolean> {
    await heartbeat.beat(sender.inFlight())
    const isMoreDue = await sender.sendDue()
    if (isMoreAbandoned || performance.now() - lookedOver > IDLE_MS) {
      lookedOver = performance.now()
      isMoreAbandoned = await sender.lookUpAbandoned()
    }
    return isMoreDue || isMoreAbandoned
  }

  /** Waits until a call ends, because all slots are in use; but never for long. */
  async function restBriefly(): Promise<void> {
    const awake = new AbortController()
    await Promise.race([sender.nextEnd(), rest(IDLE_MS, AbortSignal.any([stopping.signal, awake.signal]))])
    awake.abort()
  }

  async function run(): Promise<void> {
    let isAway = false
    while (!stopping.signal.aborted) {
      try {
        const isMore = await takeRound()
        if (isAway) deps.log.info('the database answers again, publishing goes on')
        isAway = false
        await (isMore ? restBriefly() : rest(IDLE_MS))
      } catch (err) {
        if (!isAway) deps.log.warn({ err }, 'publishing waits for the database')
        isAway = true
        await rest(AWAY_MS)
      }
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      const grace = new AbortController()
      await Promise.race([sender.allEnded(), rest(GRACE_MS, grace.signal)])
      grace.abort()
      await heartbeat.stop()
      deps.log.info({ sent: sender.sent(), left: sender.inFlight() }, 'publishing has stopped')
    },
  }
}
