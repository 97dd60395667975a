import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What may be done with a call on its way to the network. */
export type Passage =
  /** It goes through, and so does its answer. */
  | 'open'
  /** It waits before the network has seen anything of it. */
  | 'before'
  /** The network has it, and its answer waits. */
  | 'after'
  /** The network has it and comes to it late, whether or not the caller still listens. */
  | 'late'

export type Gate = {
  url: string
  /** Every call that came by: "POST /api/sandbox/posts". */
  calls: string[]
  /** How long the most patient caller stayed on the line, in milliseconds. */
  longestCall: number
  /** How the next posts pass. */
  passage: Passage
  /** How many wait. */
  held(): number
  /** Lets all that wait pass, and all that come. */
  open(): void
  close(): Promise<void>
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Hands a call on as it is; whatever the network does to the line is done to the caller's, too. */
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

/** Stands between a worker and the network, and can hold what passes: the moment at which a process is killed is not left to chance. */
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
    // Whoever has hung up meanwhile never sent it.
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
