import { readFileSync } from 'node:fs'

const STEAL_COLUMN = 8
const MS_PER_TICK = 10
const WAKE_EVERY_MS = 50

/** Time during which the host ran other machines on our processors; 0 where the system does not say. */
function stolenMs(): number {
  try {
    const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
    return Number(total.split(/\s+/)[STEAL_COLUMN] ?? 0) * MS_PER_TICK
  } catch {
    return 0
  }
}

let lateMs = 0
let wokeAt = performance.now()
setInterval(() => {
  const now = performance.now()
  lateMs += Math.max(0, now - wokeAt - WAKE_EVERY_MS)
  wokeAt = now
}, WAKE_EVERY_MS).unref()

/**
 * Answers the milliseconds since now in which programs could not run although they were ready: the host was busy with
 * other machines, or this machine with other programs.
 */
export function startLossCount(): () => number {
  const stolenBefore = stolenMs()
  const lateBefore = lateMs
  return () => Math.max(stolenMs() - stolenBefore, lateMs - lateBefore)
}

/** Answers the milliseconds since the start, without those in which programs could not run. */
export function startStopwatch(): () => number {
  const startedAt = performance.now()
  const lostMs = startLossCount()
  return () => performance.now() - startedAt - lostMs()
}
