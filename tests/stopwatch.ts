import { readFileSync } from 'node:fs'

const STEAL_COLUMN = 8
const MS_PER_TICK = 10

/** Time during which the host ran other machines on our processors; 0 where the system does not say. */
export function stolenMs(): number {
  try {
    const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
    return Number(total.split(/\s+/)[STEAL_COLUMN] ?? 0) * MS_PER_TICK
  } catch {
    return 0
  }
}

/** Answers the milliseconds since the start, without the time that the host took from this machine. */
export function startStopwatch(): () => number {
  const startedAt = performance.now()
  const stolenBefore = stolenMs()
  return () => performance.now() - startedAt - (stolenMs() - stolenBefore)
}
