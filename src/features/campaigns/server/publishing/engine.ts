import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import { openHeartbeat } from '../heartbeat.ts'
import { openPostSender } from './post-sender.ts'

/** How long it looks away when there is nothing to do. */
const IDLE_MS = 500
/** The same while the database does not answer. */
const AWAY_MS = 2000
/** How long it waits, when it is stopped, for what is under way; others look up what is left then. */
const GRACE_MS = 30_000

export type Engine = {
  /** Takes up nothing more, and waits for what is under way. */
  stop(): Promise<void>
}

/** Sends what is due, and finds out what became of what others left behind, until it is stopped. */
export function startEngine(deps: Deps): Engine {
  const sender = openPostSender(deps)
  const heartbeat = openHeartbeat(deps)
  const stopping = new AbortController()
  const rest = (ms: number, signal: AbortSignal = stopping.signal) =>
    pause(ms, undefined, { signal }).catch(() => undefined)

  let lookedOver = Number.NEGATIVE_INFINITY
  let isMoreForsaken = false
  async function takeRound(): Promise<boolean> {
    await heartbeat.beat(sender.inFlight())
    const isMoreDue = await sender.takeUpDue()
    if (isMoreForsaken || performance.now() - lookedOver > IDLE_MS) {
      lookedOver = performance.now()
      isMoreForsaken = await sender.takeOverForsaken()
    }
    return isMoreDue || isMoreForsaken
  }

  /** Until something has ended, for there is more to do than places to do it in; but never for long. */
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
      await heartbeat.leave()
      deps.log.info({ sent: sender.sent(), left: sender.inFlight() }, 'publishing has stopped')
    },
  }
}
