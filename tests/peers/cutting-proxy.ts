import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Call = { method: string; path: string; body: Buffer }

/** Before the server has seen a call, or after it has answered. */
export type Side = 'before' | 'after'

export type CuttingProxy = {
  url: string
  /** Whether the call stops here: its caller gets no answer. */
  isHeld: (call: Call, side: Side) => boolean
  /** Whether the answer to this call is lost, although the server has done its work. */
  isCut: (method: string, path: string) => boolean
  /** Whether a gateway answers 500 to this call, which the server never sees. */
  isBroken: (call: Call) => boolean
  close(): Promise<void>
}

/** A proxy in front of a real server that holds calls, breaks them and loses answers. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming)
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = incoming.headers
    const { method = 'GET', url: path = '' } = incoming
    const call = { method, path, body }
    if (proxy.isHeld(call, 'before')) return
    if (proxy.isBroken(call))
      return response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>')
    const answer = await fetch(`${target}${path}`, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const content = Buffer.from(await answer.arrayBuffer())
    if (proxy.isHeld(call, 'after')) return
    if (proxy.isCut(method, path)) return response.destroy()
    const type = answer.headers.get('content-type') ?? 'text/html'
    response.writeHead(answer.status, { 'content-type': type }).end(content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: CuttingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isHeld: () => false,
    isCut: () => false,
    isBroken: () => false,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}
