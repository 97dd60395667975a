import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type RoundRobin = {
  url: string
  /** The addresses of the processes behind it. */
  targets: string[]
  /** How many calls each target answered. */
  answered: Map<string, number>
  close(): Promise<void>
}

/**
 * A reverse proxy as people put it in front of several web processes: each call goes to the next one, and to another one
 * if that is gone and the call may be repeated.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  let next = 0
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => null)
    if (body === null) return
    const tries = proxy.targets.map((_, index) => proxy.targets[(next + index) % proxy.targets.length] ?? '')
    next += 1
    for (const target of tries) if (await passOn(target, incoming, body, outgoing)) return
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: RoundRobin = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets: [],
    answered: new Map(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  /** Whether that was all that could be done: false if another target may be tried. */
  function passOn(target: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const { method = 'GET', url, headers } = incoming
    const call = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      proxy.answered.set(target, (proxy.answered.get(target) ?? 0) + 1)
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream')
      // A stream that has no length simply ends; the browser opens it again.
      answer.on('error', () => (isStream ? outgoing.end() : outgoing.destroy()))
      outgoing.once('close', () => call.destroy())
      resolve(true)
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      const canRepeat = error.code === 'ECONNREFUSED' || isRepeatable(incoming)
      if (!outgoing.headersSent && !canRepeat) outgoing.destroy()
      resolve(outgoing.headersSent || !canRepeat)
    })
    call.end(body)
    return promise
  }
  return proxy
}

const isRepeatable = ({ method = '', headers }: IncomingMessage) =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined
