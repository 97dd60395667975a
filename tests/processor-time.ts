/**
 * How long some work keeps the processor busy, in milliseconds. Others use the machine, too: above the limit it is measured
 * again, and the best of three counts.
 */
export async function processorTime(limitMs: number, work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let left = 3; left > 0 && best > limitMs; left--) {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
