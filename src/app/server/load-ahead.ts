import { setTimeout as pause } from 'node:timers/promises'

/** Long enough for the first answers to go out. */
const AFTER_MS = 1000
/** Between two of them others get their turn. */
const PAUSE_MS = 100

/**
 * Packages that a start does without and that the first person to need them would wait for, and everybody else with them: each
 * takes about a tenth of a second to load, and nothing is answered meanwhile.
 */
const packages = [
  () => import('undici'),
  () => import('file-type'),
  () => import('date-holidays'),
  () => import('ai'),
]

/** Loads them once the product has nothing better to do. */
export async function loadAhead(): Promise<void> {
  await pause(AFTER_MS, undefined, { ref: false })
  for (const load of packages) {
    await load()
    await pause(PAUSE_MS, undefined, { ref: false })
  }
}
