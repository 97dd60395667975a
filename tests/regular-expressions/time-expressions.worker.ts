import { parentPort, workerData } from 'node:worker_threads'
import { processorTime } from '../processor-time.ts'
import type { Expression } from './collect-expressions.ts'
import { hostileTexts, LARGEST, sizes, textsOf } from './hostile-texts.ts'

/** Processor time allowed for one expression on one text. */
const LIMIT_MS = 50

export type Report = { started: number } | { slow: string; index: number } | { done: true }

const { expressions, from } = workerData as { expressions: Expression[]; from: number }

const report = (message: Report) => parentPort?.postMessage(message)

function run({ pattern, flags, repeats }: Expression): (text: string) => void {
  const once = new RegExp(pattern, flags.replace('g', ''))
  if (!repeats) return (text) => once.exec(text)
  const all = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`)
  return (text) => text.replace(all, '')
}

/** An expression this fast on a smaller text stays below the limit on the largest one, even with quadratic growth. */
const certainlyQuickMs = (size: number) => LIMIT_MS / (LARGEST / size) ** 2

async function findSlowText(expression: Expression): Promise<string | null> {
  const work = run(expression)
  const texts = [...hostileTexts, ...textsOf(expression.pattern)]
  for (const { name, make } of texts) {
    for (const size of sizes) {
      const text = make(size)
      const start = performance.now()
      work(text)
      const wall = performance.now() - start
      if (wall >= LIMIT_MS) {
        const took = await processorTime(LIMIT_MS, () => work(text))
        if (took >= LIMIT_MS) return `${Math.round(took)} ms for ${size} characters of ${name}`
      }
      if (wall < certainlyQuickMs(size)) break
    }
  }
  return null
}

for (let index = from; index < expressions.length; index++) {
  report({ started: index })
  const slow = await findSlowText(expressions[index] as Expression)
  if (slow) report({ slow, index })
}
report({ done: true })
