import { SIGNATURE_HEADER, signatureOf } from '#connectors/social/sandbox/sandbox.signature.ts'
import { startBare } from './harness/bare.ts'
import { processorMs } from './harness/cpu.ts'
import { connect, startDatabase } from './harness/database.ts'
import { deliveryBody } from './harness/delivery.ts'
import { median, milliseconds, ratio, spread } from './harness/figures.ts'
import type { Outcome } from './harness/load.process.ts'
import { startLoad } from './harness/load.ts'
import { type Product, signUp, startProduct } from './harness/product.ts'
import { judged, type Line, note } from './harness/report.ts'
import type { Scope } from './harness/scope.ts'

const ROUNDS = 15
const WARM_UP_SECONDS = 3
const ROUND_SECONDS = 1
const CONNECTIONS = 20
const LEAST_RATE = 0.5
const COPIES = 10

type Side = Pick<Product, 'url' | 'child'>
type Turn = Outcome & { processorMs: number }

/** Receiving webhooks, compared with Fastify and the driver storing the same bytes, in alternating rounds. */
export async function intake(scope: Scope): Promise<Line[]> {
  const { dataDir, connection } = await startDatabase(scope)
  // Receives without processing: later processing must not affect the other side's rounds.
  const product = await startProduct(scope, dataDir, [], { ROLE: 'web' })
  const { cookie } = await signUp(product)
  const account = await fetch(`${product.url}/api/social-accounts/sandbox`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ platform: 'x' }),
  })
  const { id } = (await account.json()) as { id: string }
  const client = await connect(scope, connection)
  const { rows } = await client.query<{ token_hash: string }>('select token_hash from sandbox_accounts')
  const tokenHash = rows[0]?.token_hash ?? ''
  const bare = await startBare(scope, connection)
  const load = startLoad(scope)
  const path = `/api/intake/${id}`

  let taken = 0
  const turn = async ({ url: origin, child }: Side, seconds: number): Promise<Turn> => {
    const url = origin + path
    const before = processorMs(child.pid) ?? 0
    const outcome = await load({ url, cookie: '', seconds, connections: CONNECTIONS, deliver: { tokenHash } })
    if (origin === product.url) taken += outcome.answered
    const used = (processorMs(child.pid) ?? 0) - before
    return { ...outcome, processorMs: used / outcome.answered }
  }
  await turn(product, WARM_UP_SECONDS)
  await turn(bare, WARM_UP_SECONDS)
  const rates: { product: Turn; bare: Turn }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rates.push({
      product: await turn(product, ROUND_SECONDS),
      bare: await turn(bare, ROUND_SECONDS),
    })

  const copy = deliveryBody('copy')
  const answers = await Promise.all(
    Array.from({ length: COPIES }, () =>
      fetch(product.url + path, {
        method: 'POST',
        headers: { [SIGNATURE_HEADER]: signatureOf(tokenHash, copy, new Date()) },
        body: copy.toString(),
      }),
    ),
  )
  const { rows: counted } = await client.query<{ n: string }>(
    'select count(*) as n from inbox_deliveries where handled_at is null',
  )
  const stored = Number(counted[0]?.n)
  const rate = rates.map(({ product, bare }) => product.perSecond / bare.perSecond)
  const of = (side: 'product' | 'bare', figure: keyof Turn) =>
    median(rates.map((round) => round[side][figure]))
  return [
    judged(
      'POST /api/intake: rate',
      `${ratio(median(rate))} of bare (${spread(rate)})`,
      `at least ${ratio(LEAST_RATE)}`,
      median(rate) >= LEAST_RATE,
    ),
    judged(
      'POST /api/intake: what was answered with yes is stored',
      `${stored} of ${taken + 1}, one of them sent ${COPIES} times`,
      'every one, once',
      // A request cut off at the end of a round may have been stored without an answer.
      answers.every(({ ok }) => ok) &&
        stored >= taken + 1 &&
        stored <= taken + 1 + CONNECTIONS * (ROUNDS + 1),
    ),
    note(
      '  medians',
      `${of('product', 'perSecond').toFixed(0)} against ${of('bare', 'perSecond').toFixed(0)} a second, p99 ${milliseconds(of('product', 'p99'))} against ${milliseconds(of('bare', 'p99'))}`,
    ),
    note(
      '  processor time a delivery',
      `${of('product', 'processorMs').toFixed(2)} against ${of('bare', 'processorMs').toFixed(2)} ms (${ratio(of('bare', 'processorMs') / of('product', 'processorMs'))})`,
    ),
  ]
}
