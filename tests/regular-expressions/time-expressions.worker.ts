import { parentPort, workerData } from 'node:worker_threads'
import type { Expression } from './collect-expressions.ts'
import { hostileTexts, LARGE, SMALL, textsOf } from './hostile-texts.ts'

/** One run of an expression over one text may take so much of the processor. */
const LIMIT_MS = 50
const REPEATS = 4

export type Report = { started: number } | { slow: string; index: number } | { done: true }

const { expressions, from } = workerData as { expressions: Expression[]; from: number }

const report = (message: Report) => parentPort?.postMessage(message)

function run({ pattern, flags, repeats }: Expression): (text: string) => void {
  const once = new RegExp(pattern, flags.replace('g', ''))
  if (!repeats) return (text) => once.exec(text)
  const all = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`)
  return (text) => text.replace(all, '')
}

/** Others use the machine, too: only what is slow by the processor's time, and stays so, is slow. */
function processorTime(work: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let left = REPEATS; left > 0 && best > LIMIT_MS; left--) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** What is this quick over the smaller text stays below the limit over the larger one, even if it grows by the square. */
const CERTAINLY_QUICK_MS = LIMIT_MS / (LARGE / SMALL) ** 2

function findSlowText(expression: Expression): string | null {
  const work = run(expression)
  const texts = [...hostileTexts, ...textsOf(expression.pattern)]
  for (const { name, make } of texts) {
    for (const size of [SMALL, LARGE]) {
      const text = make(size)
      const start = performance.now()
      work(text)
      const wall = performance.now() - start
      if (wall >= LIMIT_MS) {
        const took = processorTime(() => work(text))
        if (took >= LIMIT_MS) return `${Math.round(took)} ms for ${size} characters of ${name}`
      }
      if (wall < CERTAINLY_QUICK_MS) break
    }
  }
  return null
}

for (let index = from; index < expressions.length; index++) {
  report({ started: index })
  const slow = findSlowText(expressions[index] as Expression)
  if (slow) report({ slow, index })
}
report({ done: true })
