import { setTimeout as pause } from 'node:timers/promises'
import { loadUndici } from '#server/outgoing/load-undici.ts'
import { countryOfZone } from '#server/zone-country.ts'
import { holidaysOf } from '#writer/built-in/holidays.ts'

/** Long enough for the first answers to go out. */
const AFTER_MS = 1000
/** Between two of them others get their turn. */
const PAUSE_MS = 100

/**
 * What a start does without and the first person to need it would wait for, and everybody else with them: each takes about a
 * tenth of a second, and nothing is answered meanwhile.
 */
const steps: readonly (() => unknown)[] = [
  loadUndici,
  () => import('file-type'),
  () => countryOfZone('UTC'),
  () => import('date-holidays'),
  () => holidaysOf('US', new Date().getFullYear()),
  () => import('ai'),
]

/** Does it once the product has nothing better to do. */
export async function loadAhead(): Promise<void> {
  await pause(AFTER_MS, undefined, { ref: false })
  for (const step of steps) {
    await step()
    await pause(PAUSE_MS, undefined, { ref: false })
  }
}
