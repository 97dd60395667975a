import { setTimeout as sleep } from 'node:timers/promises'
import { startBareWithDatabase } from './harness/bare.ts'
import { processorMs } from './harness/cpu.ts'
import { dataFolder } from './harness/database.ts'
import { median, milliseconds, ratio, spread } from './harness/figures.ts'
import { residentMegabytes } from './harness/memory.ts'
import { startProduct } from './harness/product.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'

const ROUNDS = 7
const BUDGET_MS = 2_000
const MOST_OF_BARE = 4
const FIRST_ROUNDS = 3
const FIRST_MOST_OF_BARE = 4
const IDLE_MS = 10_000
const BUDGET_MB = 250

type Turn = { elapsedMs: number; processorMs: number }
type Round = { product: Turn; bare: Turn }

/** From the start of the process to the first successful answer. */
const startTurn = {
  product: async (scope: Scope, dataDir: string) =>
    measured(async () => (await startProduct(scope, dataDir)).child),
  bare: async (scope: Scope, dataDir: string) => measured(() => startBareWithDatabase(scope, dataDir)),
}

async function measured(begin: () => Promise<{ pid: number; stop(): Promise<void> }>): Promise<Turn> {
  const begun = performance.now()
  const child = await begin()
  const turn = { elapsedMs: performance.now() - begun, processorMs: processorMs(child.pid) ?? 0 }
  await child.stop()
  return turn
}

/** Alternating, each side on its own folder; `folder` says whether that is a new one each time. */
async function rounds(
  scope: Scope,
  count: number,
  folder: (side: keyof Round) => Promise<string>,
): Promise<Round[]> {
  const done: Round[] = []
  for (let round = 0; round < count; round++) {
    const product = await startTurn.product(scope, await folder('product'))
    const bare = await startTurn.bare(scope, await folder('bare'))
    done.push({ product, bare })
  }
  return done
}

const of = (done: Round[], side: keyof Round, figure: keyof Turn) =>
  median(done.map((round) => round[side][figure]))

const ratiosOf = (done: Round[]) => done.map(({ product, bare }) => product.elapsedMs / bare.elapsedMs)

export async function start(scope: Scope): Promise<Line[]> {
  const first = await rounds(scope, FIRST_ROUNDS, () => dataFolder(scope))
  const folders = { product: await dataFolder(scope), bare: await dataFolder(scope) }
  await rounds(scope, 1, async (side) => folders[side])
  const warm = await rounds(scope, ROUNDS, async (side) => folders[side])

  const own = of(warm, 'product', 'elapsedMs')
  const warmRatios = ratiosOf(warm)
  const firstRatios = ratiosOf(first)
  return [
    judged('start to healthy, warm', milliseconds(own), `under ${BUDGET_MS} ms`, own < BUDGET_MS),
    judged(
      'start to healthy compared with bare Fastify with the database',
      `${ratio(median(warmRatios))} (${spread(warmRatios)})`,
      `at most ${ratio(MOST_OF_BARE)}`,
      median(warmRatios) <= MOST_OF_BARE,
    ),
    ...notes(warm),
    judged(
      'first start, empty data folder, compared with the same',
      `${ratio(median(firstRatios))} (${spread(firstRatios)})`,
      `at most ${ratio(FIRST_MOST_OF_BARE)}`,
      median(firstRatios) <= FIRST_MOST_OF_BARE,
    ),
    ...notes(first),
    await idleMemory(scope, folders.product),
  ]
}

const notes = (done: Round[]): Line[] => [
  note(
    '  medians',
    `${milliseconds(of(done, 'product', 'elapsedMs'))} against ${milliseconds(of(done, 'bare', 'elapsedMs'))}`,
  ),
  note(
    '  processor time of the two Node processes',
    `${milliseconds(of(done, 'product', 'processorMs'))} against ${milliseconds(of(done, 'bare', 'processorMs'))}`,
  ),
]

async function idleMemory(scope: Scope, dataDir: string): Promise<Line> {
  const { child } = await startProduct(scope, dataDir)
  await sleep(IDLE_MS)
  const megabytes = residentMegabytes(child.pid)
  await child.stop()
  const name = `memory of the process, ${IDLE_MS / 1000} s idle`
  if (megabytes === null) return note(name, 'not to be had on this system')
  return judged(name, `${megabytes.toFixed(0)} MB`, `under ${BUDGET_MB} MB`, megabytes < BUDGET_MB)
}
