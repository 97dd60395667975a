import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { FakeNetwork, FakeRequest } from './fake-network.fixture.ts'

const HUGE_BYTES = 3_000_000

/** In the forms that networks use for errors. */
const serverError = {
  ok: false,
  error_code: 500,
  code: 0,
  error: 'internal_error',
  message: 'Internal error',
  description: 'Internal error',
}

const spoilers = {
  'no answer at all': () => undefined,
  'half an answer': (response: ServerResponse, answer: Buffer) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length + 100 })
    response.write(answer.subarray(0, answer.length / 2))
    setImmediate(() => response.destroy())
  },
  'a page instead of JSON': (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello</p>'),
  'JSON that ends in the middle': (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1'),
  'other JSON': (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"nothing":["useful"]}'),
  'an answer of 3 MB': (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.alloc(HUGE_BYTES, ' ')),
  'a broken gateway': (response: ServerResponse) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'an error of the server in JSON': (response: ServerResponse) =>
    response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(serverError)),
} satisfies Record<string, (response: ServerResponse, answer: Buffer) => unknown>

export type Spoiling = keyof typeof spoilers
export const spoilings = Object.keys(spoilers) as Spoiling[]

/** A request and what the network answered. */
export type Exchange = { request: FakeRequest; status: number; answer: Buffer }

export type SpoilingProxy = {
  url: string
  exchanges: Exchange[]
  /** `accepted`: once, the answer to the request that makes a post visible. `all`: every answer. */
  spoils: { how: Spoiling; what: 'accepted' | 'all' } | null
  spoiled: number
  close(): Promise<void>
}

/** Stands before a network: the network does its work, but its answers arrive broken. */
export async function startSpoilingProxy(network: FakeNetwork): Promise<SpoilingProxy> {
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming)
    const { host, connection: _connection, 'content-length': _length, ...given } = incoming.headers
    const sent = Object.entries({ ...given, 'x-forwarded-host': host })
    const headers = Object.fromEntries(sent.map(([name, value]) => [name, String(value)]))
    const { method = 'GET', url: path = '/' } = incoming
    const before = network.posts.length
    const forwarded = await fetch(`${network.url}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    }).catch(() => null)
    if (!forwarded) return response.destroy()
    const answer = Buffer.from(await forwarded.arrayBuffer())
    proxy.exchanges.push({ request: { method, path, headers, body }, status: forwarded.status, answer })
    const { spoils } = proxy
    const isMeant = spoils?.what === 'all' || (spoils && network.posts.length > before)
    if (isMeant) {
      if (spoils.what === 'accepted') proxy.spoils = null
      proxy.spoiled++
      return spoilers[spoils.how](response, answer)
    }
    response.writeHead(forwarded.status, [...forwarded.headers].flat()).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: SpoilingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges: [],
    spoils: null,
    spoiled: 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}
