import autocannon from 'autocannon'

export type Order = { url: string; cookie: string; seconds: number; connections: number }
export type Outcome = { perSecond: number; p50: number; p99: number; refused: number }

async function fire({ url, cookie, seconds, connections }: Order): Promise<Outcome> {
  const result = await autocannon({ url, connections, duration: seconds, headers: { cookie } })
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  }
}

process.on('message', async (order: Order) => {
  process.send?.(await fire(order))
})
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
