import { setTimeout as pause } from 'node:timers/promises'

const ATTEMPTS = 10
/** What the reference work takes on an idle server core of 2.5 GHz. */
const REFERENCE_MS = 24
const REFERENCE_TEXT = 'Olá 日本 👨‍👩‍👧 #tag '.repeat(4000)

/** Some kernels count processor time in ticks of 4 ms: short work is done often enough to fill ten of them. */
const ENOUGH_MS = 40

async function measure(work: () => unknown, times = 1): Promise<number> {
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time++) await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / times
}

/** Matching, splitting and joining text: what the measured work mostly does. */
const doReferenceWork = () =>
  [...REFERENCE_TEXT.replace(/\p{Emoji_Presentation}|\p{L}+/gu, (found) => found.normalize('NFD'))].join('-')

/**
 * Processor time of some work, in milliseconds of an idle server core. Above the limit it is measured again after a
 * moment, beside work whose time we know, and the best counts: a host that shares its cores and caches with others
 * charges us for time we did not use, and was seen to be four times as slow as when idle.
 */
export async function processorTime(limitMs: number, work: () => unknown): Promise<number> {
  const times = Math.ceil(ENOUGH_MS / limitMs)
  let best = await measure(work, times)
  for (let attempt = 1; attempt < ATTEMPTS && best > limitMs; attempt++) {
    await pause(attempt * 50)
    const before = await measure(doReferenceWork)
    const took = await measure(work, times)
    const after = await measure(doReferenceWork)
    const slowness = Math.max(1, (before + after) / 2 / REFERENCE_MS)
    best = Math.min(best, took / slowness)
  }
  return best
}
