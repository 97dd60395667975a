import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '#server/clock.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import { loadUndici } from '#server/outgoing/load-undici.ts'
import { countryOfZone } from '#server/zone-country.ts'
import { holidaysOf } from '#writer/built-in/holidays.ts'
import { warmUpWriter } from '#writer/built-in/warm-up-writer.ts'

/** After a restart everybody calls at once. Until then nobody has written a brief. */
const AFTER_MS = 4000
/** Lets requests through between two steps. */
const PAUSE_MS = 100

/** Not needed to start, but each blocks the process for about a tenth of a second on first use. */
const steps: readonly (() => unknown)[] = [loadUndici, () => import('file-type')]

/** Two seconds of work. A process that only works does it on first use: no request waits, and posts may be due now. */
const stepsForRequests: readonly (() => unknown)[] = [
  () => countryOfZone('UTC'),
  () => import('date-holidays'),
  () => holidaysOf('US', systemClock.now().getFullYear()),
  () => import('ai'),
  ...warmUpWriter,
]

/** Loads them shortly after the start. Failures occur again on use, and are reported there. */
export async function preloadModules(role: Env['role'], log: Log): Promise<void> {
  await pause(AFTER_MS, undefined, { ref: false })
  for (const step of role === 'worker' ? steps : [...steps, ...stepsForRequests]) {
    try {
      await step()
    } catch (err) {
      log.warn({ err }, 'a part of the product could not be loaded ahead of its first use')
    }
    await pause(PAUSE_MS, undefined, { ref: false })
  }
}
