import { deepStrictEqual } from 'node:assert/strict'
import { startBare } from './harness/bare.ts'
import { processorMs } from './harness/cpu.ts'
import { connect, startDatabase } from './harness/database.ts'
import { median, milliseconds, ratio, spread } from './harness/figures.ts'
import type { Outcome } from './harness/load.process.ts'
import { type Load, startLoad } from './harness/load.ts'
import { residentMegabytes } from './harness/memory.ts'
import { signUp, startProduct } from './harness/product.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'
import { seedWorkspace, settle } from './harness/seed.ts'

const ROWS = 5_000
const ROUNDS = 20
const WARM_UP_SECONDS = 3
// Many short rounds: the closer the two sides are in time, the more they share the machine's other load.
const ROUND_SECONDS = 1
const CONNECTIONS = 20
const LEAST_THROUGHPUT = 0.75
const MOST_P99 = 2
const MOST_MB = 300

const paths = [
  '/api/customers?limit=50',
  '/api/invoices?limit=50',
  '/api/campaigns?limit=50',
  '/api/messages?limit=50',
  '/api/products?limit=50',
  '/api/sales-transactions?limit=50',
]

type Side = { url: string; pid: number }
type Sides = { product: Side; bare: Side }
type Turn = Outcome & { processorMs: number }
type Round = { product: Turn; bare: Turn }

/** A signed-in list of 50 rows compared with Fastify and the driver alone, alternating on one database. */
export async function lists(scope: Scope): Promise<Line[]> {
  const { dataDir, connection } = await startDatabase(scope)
  const product = await startProduct(scope, dataDir)
  const { cookie, email } = await signUp(product)
  const client = await connect(scope, connection)
  const { rows } = await client.query<{ workspace_id: string }>(
    'select workspace_id from memberships join users on users.id = user_id where email = $1',
    [email],
  )
  await seedWorkspace(client, rows[0]?.workspace_id ?? '', ROWS, 3)
  await settle(client)
  const bare = await startBare(scope, connection)
  const load = startLoad(scope)

  const lines: Line[] = []
  for (const path of paths) {
    const sides = {
      product: { url: product.url + path, pid: product.child.pid },
      bare: { url: bare.url + path, pid: bare.child.pid },
    }
    await answerAlike(sides, cookie)
    lines.push(...summary(path, await rounds(load, sides, cookie)))
  }
  return [...lines, memoryAfter(product.child.pid)]
}

function memoryAfter(pid: number): Line {
  const name = 'memory of the product after it'
  const megabytes = residentMegabytes(pid)
  if (megabytes === null) return note(name, 'not to be had on this system')
  return judged(name, `${megabytes.toFixed(0)} MB`, `at most ${MOST_MB} MB`, megabytes <= MOST_MB)
}

/** A comparison with different answers would be meaningless. */
async function answerAlike({ product, bare }: Sides, cookie: string): Promise<void> {
  const [ours, theirs] = await Promise.all(
    [product, bare].map(async ({ url }) => (await fetch(url, { headers: { cookie } })).json()),
  )
  deepStrictEqual(ours, theirs)
  if (ours.length !== 50) throw new Error(`${product.url} answered ${ours.length} rows instead of 50.`)
}

async function rounds(load: Load, { product, bare }: Sides, cookie: string): Promise<Round[]> {
  const turn = async ({ url, pid }: Side, seconds: number): Promise<Turn> => {
    const before = processorMs(pid) ?? 0
    const outcome = await load({ url, cookie, seconds, connections: CONNECTIONS })
    const used = (processorMs(pid) ?? 0) - before
    return { ...outcome, processorMs: used / (outcome.perSecond * seconds) }
  }
  await turn(product, WARM_UP_SECONDS)
  await turn(bare, WARM_UP_SECONDS)
  const done: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    done.push({ product: await turn(product, ROUND_SECONDS), bare: await turn(bare, ROUND_SECONDS) })
  }
  return done
}

function summary(path: string, done: Round[]): Line[] {
  // Each round is its own comparison, so other load affects both sides alike.
  const throughput = done.map(({ product, bare }) => product.perSecond / bare.perSecond)
  const p99 = done.map(({ product, bare }) => product.p99 / bare.p99)
  const of = (side: keyof Round, figure: keyof Turn) => median(done.map((round) => round[side][figure]))
  return [
    judged(
      `GET ${path}: throughput`,
      `${ratio(median(throughput))} of bare (${spread(throughput)})`,
      `at least ${ratio(LEAST_THROUGHPUT)}`,
      median(throughput) >= LEAST_THROUGHPUT,
    ),
    judged(
      `GET ${path}: p99`,
      `${ratio(median(p99))} of bare (${spread(p99)})`,
      `at most ${ratio(MOST_P99)}`,
      median(p99) <= MOST_P99,
    ),
    note(
      '  medians',
      `${of('product', 'perSecond').toFixed(0)} against ${of('bare', 'perSecond').toFixed(0)} a second, p99 ${milliseconds(of('product', 'p99'))} against ${milliseconds(of('bare', 'p99'))}`,
    ),
    note(
      '  processor time a request',
      `${of('product', 'processorMs').toFixed(2)} against ${of('bare', 'processorMs').toFixed(2)} ms (${ratio(of('bare', 'processorMs') / of('product', 'processorMs'))})`,
    ),
  ]
}
