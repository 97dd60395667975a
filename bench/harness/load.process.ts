import autocannon from 'autocannon'
import { SIGNATURE_HEADER, signatureOf } from '#connectors/social/sandbox/sandbox.signature.ts'
import { deliveryBody } from './delivery.ts'

export type Order = {
  url: string
  cookie: string
  seconds: number
  connections: number
  /** Instead of reading, each request delivers a new message. */
  deliver?: { tokenHash: string }
}
export type Outcome = { perSecond: number; p50: number; p99: number; refused: number; answered: number }

function deliveries(tokenHash: string): autocannon.Request[] {
  return [
    {
      method: 'POST',
      setupRequest: (request) => {
        const body = deliveryBody(crypto.randomUUID())
        const signature = signatureOf(tokenHash, body, new Date())
        return { ...request, body, headers: { ...request.headers, [SIGNATURE_HEADER]: signature } }
      },
    },
  ]
}

async function fire({ url, cookie, seconds, connections, deliver }: Order): Promise<Outcome> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { cookie },
    ...(deliver && { requests: deliveries(deliver.tokenHash) }),
  })
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
    answered: result['2xx'],
  }
}

process.on('message', async (order: Order) => {
  process.send?.(await fire(order))
})
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
