import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { currencyDigits } from '#platform/currency.ts'

export type FakeProduct = {
  n: number
  name: string
  sku: string
  category: string
  /** In minor units of the shop's currency. */
  price: number
  stock: number | null
  isActive: boolean
  imageUrl: string | null
}

export type FakeSale = {
  n: number
  customer: { n: number; name: string; email: string } | null
  soldAt: Date
  total: number
  state: 'paid' | 'pending' | 'cancelled'
  refunds: { amount: number; at: Date }[]
  items: { name: string; quantity: number; amount: number }[]
}

/** A shop's data in a provider-neutral format. */
export type FakeShop = {
  name: string
  currency: string
  products: FakeProduct[]
  sales: FakeSale[]
  /** Malformed rows, returned after the valid ones. */
  strays: { products: unknown[]; sales: unknown[] }
}

export type FakeRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: string }
export type FakeAnswer = { status: number; body: unknown; headers?: Record<string, string> }
/** Replaces the normal response. */
export type Fault = (response: ServerResponse) => void

export type FakePosServer = {
  url: string
  /** The credentials it accepts. */
  credentials: Record<string, string>
  shop: FakeShop
  /** What the key may read. */
  rights: Set<'products' | 'sales'>
  pageSize: number
  requests: FakeRequest[]
  fault: Fault | null
  close(): Promise<void>
}

/** A provider's API: its responses and ids for a shop. */
export type FakeProvider = {
  credentials(url: string): Record<string, string>
  ids: { product(n: number): string; sale(n: number): string; customer(n: number): string }
  answer(request: FakeRequest, pos: FakePosServer): FakeAnswer
}

export const refundedOf = ({ refunds }: FakeSale) => refunds.reduce((sum, { amount }) => sum + amount, 0)
export const changedAt = ({ soldAt, refunds }: FakeSale): Date =>
  refunds.reduce((latest, { at }) => (at > latest ? at : latest), soldAt)

export const decimal = (units: number, currency: string): string => {
  const digits = currencyDigits(currency)
  const figures = String(units).padStart(digits + 1, '0')
  return digits ? `${figures.slice(0, -digits)}.${figures.slice(-digits)}` : figures
}

export const emptyShop = (): FakeShop => ({
  name: 'Corner shop',
  currency: 'USD',
  products: [],
  sales: [],
  strays: { products: [], sales: [] },
})

/** Serves a provider's API on a local port. */
export async function startFakePosServer(provider: FakeProvider): Promise<FakePosServer> {
  const server = createServer(async (incoming, response) => {
    const request = {
      method: incoming.method ?? '',
      url: new URL(incoming.url ?? '', pos.url),
      headers: incoming.headers,
      body: await text(incoming),
    }
    pos.requests.push(request)
    if (pos.fault) return pos.fault(response)
    const { status, body, headers } = provider.answer(request, pos)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const pos: FakePosServer = {
    url,
    credentials: provider.credentials(url),
    shop: emptyShop(),
    rights: new Set(['products', 'sales']),
    pageSize: 100,
    requests: [],
    fault: null,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return pos
}

export const hangs: Fault = () => undefined
export const cuts: Fault = (response) => response.destroy()
export const answersHalf: Fault = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"data":[')
  setImmediate(() => response.destroy())
}
export const answersText =
  (status: number, body: string, headers: Record<string, string> = {}): Fault =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body)
export const neverEnds: Fault = (response) => {
  const more = () => {
    while (response.write(Buffer.alloc(65_536, ' ')));
  }
  response.writeHead(200, { 'content-type': 'application/json' }).on('drain', more)
  more()
}
