const AT_ONCE = 2
const DEADLINE_MS = 300_000

export function inBatches<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, place) => items.slice(place * size, (place + 1) * size))
}

/** Two calls at a time, within one deadline; the first failure aborts all others. */
export async function runInParallel<T>(
  tasks: readonly T[],
  work: (task: T, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController()
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(DEADLINE_MS)])
  const waiting = [...tasks]
  const worker = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await work(task, signal)
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  } catch (error) {
    waiting.length = 0
    stop.abort()
    throw error
  }
}
