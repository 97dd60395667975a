import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { collectExpressions, type Expression } from './collect-expressions.ts'
import type { Report } from './time-expressions.worker.ts'

/** An expression that takes longer for all its texts is aborted; fast ones need milliseconds. */
const GIVEN_UP_MS = 10_000

const source = fileURLToPath(new URL('../../src', import.meta.url))

const worker = (name: string, workerData: unknown) =>
  new Worker(new URL(`./${name}.worker.ts`, import.meta.url), { workerData })

const described = ({ place, pattern, flags }: Expression, problem: string) =>
  `${place} /${pattern}/${flags}: ${problem}`

/** Runs the expressions from an index on. A hanging worker is ended; the answer says where to continue. */
function timeFrom(
  expressions: Expression[],
  from: number,
  slow: string[],
  givenUpMs: number,
): Promise<number> {
  const timing = worker('time-expressions', { expressions, from })
  return new Promise((resolve, reject) => {
    let current = from
    let timer: NodeJS.Timeout | undefined
    const end = (next: number) => {
      clearTimeout(timer)
      void timing.terminate().then(() => resolve(next))
    }
    const giveUp = () => {
      slow.push(described(expressions[current] as Expression, `not done after ${givenUpMs} ms`))
      end(current + 1)
    }
    timing.on('error', reject)
    timing.on('message', (report: Report) => {
      if ('done' in report) return end(expressions.length)
      if ('slow' in report) return slow.push(described(expressions[report.index] as Expression, report.slow))
      current = report.started
      clearTimeout(timer)
      timer = setTimeout(giveUp, givenUpMs)
    })
  })
}

async function findSlow(expressions: Expression[], givenUpMs = GIVEN_UP_MS): Promise<string[]> {
  const slow: string[] = []
  for (let from = 0; from < expressions.length; ) from = await timeFrom(expressions, from, slow, givenUpMs)
  return slow
}

/** Expressions built while files were loaded. */
function recordBuilt(files: string[]): Promise<Map<string, Expression[]>> {
  const urls = files.map((file) => pathToFileURL(join(source, file)).href)
  const recording = worker('record-built-expressions', { urls })
  const found = new Map<string, Expression[]>()
  return new Promise((resolve, reject) => {
    recording.on('error', reject)
    recording.on('exit', () => resolve(found))
    recording.on(
      'message',
      ({ url, built }: { url: string; built: { pattern: string; flags: string }[] }) => {
        const file = files[urls.indexOf(url)] ?? url
        const expressions = built.map((each) => ({
          ...each,
          place: `src/${file}`,
          repeats: each.flags.includes('g'),
        }))
        found.set(file, expressions)
      },
    )
  })
}

const once = (expressions: Expression[]) => [
  ...new Map(expressions.map((each) => [`${each.pattern}/${each.flags}/${each.repeats}`, each])).values(),
]

test('no regular expression is slow on any text', async () => {
  const { literals, built } = await collectExpressions()
  expect(literals.length).toBeGreaterThan(350)
  const recorded = await recordBuilt([...built.keys()])
  for (const [file, places] of built) {
    // One built later, from its input, would escape: write a literal or build it on load.
    expect([file, recorded.get(file)?.length ?? 0], `${file} builds expressions after it is loaded`).toEqual([
      file,
      expect.toSatisfy((count: number) => count >= places),
    ])
  }
  expect(await findSlow(once([...literals, ...[...recorded.values()].flat()]))).toEqual([])
})

test('finds and names an expression with quadratic or exponential growth', async () => {
  const expression = { place: 'here:1', flags: '', repeats: false }
  const slow = await findSlow(
    [
      { ...expression, pattern: '\\s+$' },
      { ...expression, pattern: '\\s' },
      { ...expression, pattern: '^(a+)+$', place: 'there:2' },
    ],
    3000,
  )
  expect(slow).toEqual([
    expect.stringMatching(/^here:1 \/\\s\+\$\/: (not done after|\d+ ms for)/),
    expect.stringMatching(/^there:2 .*not done after/),
  ])
})
