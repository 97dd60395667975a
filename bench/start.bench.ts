import { setTimeout as sleep } from 'node:timers/promises'
import { buildClientIfNeeded } from '../scripts/client-build.ts'
import { startBare } from './harness/bare.ts'
import { processorMs } from './harness/cpu.ts'
import { dataFolder } from './harness/database.ts'
import { median, milliseconds, ratio } from './harness/figures.ts'
import { residentMegabytes } from './harness/memory.ts'
import { startProduct } from './harness/product.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'

const ROUNDS = 5
const BUDGET_MS = 2_000
const IDLE_MS = 10_000
const BUDGET_MB = 250

async function timed<T>(work: () => Promise<T>): Promise<[milliseconds: number, result: T]> {
  const begun = performance.now()
  const result = await work()
  return [performance.now() - begun, result]
}

/** From the start of the process to the first good answer, on screens that are built and data that exists. */
export async function start(scope: Scope): Promise<Line[]> {
  await buildClientIfNeeded()
  const dataDir = await dataFolder(scope)
  const [firstMs, first] = await timed(() => startProduct(scope, dataDir))
  await first.child.stop()

  const productMs: number[] = []
  const bareMs: number[] = []
  const processor: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [ownMs, product] = await timed(() => startProduct(scope, dataDir))
    processor.push(processorMs(product.child.pid) ?? 0)
    await product.child.stop()
    productMs.push(ownMs)
    const [otherMs, bare] = await timed(() => startBare(scope))
    await bare.child.stop()
    bareMs.push(otherMs)
  }
  const own = median(productMs)
  const other = median(bareMs)

  return [
    judged('start to healthy, warm', milliseconds(own), `under ${BUDGET_MS} ms`, own < BUDGET_MS),
    note('  bare Fastify, no database', `${milliseconds(other)}: the product takes ${ratio(own / other)}`),
    note('  processor time of the product', milliseconds(median(processor))),
    note('  first start, empty data folder', milliseconds(firstMs)),
    await idleMemory(scope, dataDir),
  ]
}

async function idleMemory(scope: Scope, dataDir: string): Promise<Line> {
  const { child } = await startProduct(scope, dataDir)
  await sleep(IDLE_MS)
  const megabytes = residentMegabytes(child.pid)
  await child.stop()
  const name = `memory of the process, ${IDLE_MS / 1000} s idle`
  if (megabytes === null) return note(name, 'not to be had on this system')
  return judged(name, `${megabytes.toFixed(0)} MB`, `under ${BUDGET_MB} MB`, megabytes < BUDGET_MB)
}
