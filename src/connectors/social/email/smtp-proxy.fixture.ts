import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { FakeNetwork } from '../conformance/fake-network.fixture.ts'
import type { Spoiling, SpoilingProxy } from '../conformance/spoiling-proxy.fixture.ts'

const HUGE_BYTES = 3_000_000

/** Instead of what a mail server answers; none of it is a refusal that a mail server could have meant. */
const spoilers: Record<Spoiling, (socket: Socket, answer: Buffer) => unknown> = {
  'no answer at all': () => undefined,
  'half an answer': (socket, answer) => socket.end(answer.subarray(0, 2)),
  'a page instead of JSON': (socket) => socket.write('<!doctype html><p>Hello</p>\r\n'),
  'JSON that ends in the middle': (socket) => socket.end('{"id":"1'),
  'other JSON': (socket) => socket.write('{"nothing":["useful"]}\r\n'),
  'an answer of 3 MB': (socket) => socket.write(Buffer.alloc(HUGE_BYTES, ' ')),
  'a broken gateway': (socket) => socket.destroy(),
  'an error of the server in JSON': (socket) => socket.write('{"error":"internal_error"}\r\n'),
}

/** Stands before a mail server, as the spoiling proxy stands before other networks. */
export async function startSmtpProxy(network: FakeNetwork): Promise<SpoilingProxy> {
  const [host = '', port = ''] = network.url.split(':')
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port), host)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
    client.pipe(upstream)
    let before = network.posts.length
    upstream.on('data', (answer) => {
      const isAccepted = network.posts.length > before
      before = network.posts.length
      const { spoils } = proxy
      if (spoils?.what !== 'all' && !(spoils && isAccepted)) return client.write(answer)
      if (spoils.what === 'accepted') proxy.spoils = null
      proxy.spoiled++
      return spoilers[spoils.how](client, answer)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: SpoilingProxy = {
    url: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges: [],
    spoils: null,
    spoiled: 0,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}
