import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a call on its way to the network. */
type Passage =
  /** The call and its answer pass. */
  | 'open'
  /** Held before the network has seen it. */
  | 'before'
  /** The network has it, and its answer is held. */
  | 'after'
  /** The network processes it late, even if the caller has hung up. */
  | 'late'

export type Gate = {
  url: string
  /** Every call: "POST /api/sandbox/posts". */
  calls: string[]
  /** The longest time a caller waited, in milliseconds. */
  longestCall: number
  /** How the next posts pass. */
  passage: Passage
  /** The number of held calls. */
  held(): number
  /** Releases all held calls, and lets new ones pass. */
  open(): void
  close(): Promise<void>
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Forwards a call unchanged; the network's connection errors are passed on too. */
function forward(network: URL, incoming: IncomingMessage, body: Buffer, answer: ServerResponse) {
  return new Promise<() => void>((passed) => {
    const { hostname, port } = network
    const { method, url: path, headers } = incoming
    const call = request({ hostname, port, method, path, headers }, (response) =>
      passed(() => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.on('error', () => answer.destroy())
        response.on('aborted', () => answer.destroy())
        response.pipe(answer)
      }),
    )
    call.on('error', () => passed(() => answer.destroy()))
    answer.on('close', () => call.destroy())
    call.end(body)
  })
}

/** A proxy between a worker and the network that can hold calls, so that the moment of a kill is deterministic. */
export async function openGate(networkUrl: string): Promise<Gate> {
  const network = new URL(networkUrl)
  const waiting: (() => void)[] = []
  const hold = () => new Promise<void>((resolve) => waiting.push(resolve))
  const server: Server = createServer(async (incoming, answer) => {
    const begunAt = performance.now()
    answer.once('close', () => {
      gate.longestCall = Math.max(gate.longestCall, performance.now() - begunAt)
    })
    gate.calls.push(`${incoming.method} ${new URL(incoming.url ?? '', networkUrl).pathname}`)
    const body = await bodyOf(incoming).catch(() => null)
    if (!body) return
    const passage =
      incoming.method === 'POST' && incoming.url === '/api/sandbox/posts' ? gate.passage : 'open'
    if (passage === 'before' || passage === 'late') await hold()
    // A caller that has hung up never sent it.
    if (answer.destroyed && passage !== 'late') return
    const pass = await forward(network, incoming, body, answer)
    if (passage === 'after') await hold()
    pass()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const gate: Gate = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    longestCall: 0,
    passage: 'open',
    held: () => waiting.length,
    open() {
      gate.passage = 'open'
      for (const letGo of waiting.splice(0)) letGo()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return gate
}
