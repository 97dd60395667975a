import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Sent = { reference: string; text: string }
type Behaviour = (request: IncomingMessage, response: ServerResponse, sent: Sent) => void

const answer = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

export type FakeNetwork = {
  url: string
  /** All accepted posts in order: the source of truth for what was published. */
  ledger: Sent[]
  /** All requests, as method and path. */
  calls: string[]
  /** Whether it accepts posts, regardless of the response. */
  takes: boolean
  /** How it responds to the next posts. */
  onPost: Behaviour
  onFind: Behaviour
  close(): Promise<void>
}

export const accepts: Behaviour = (_request, response, { reference }) =>
  answer(response, 201, { id: `remote-${reference}`, url: `/there/${reference}` })

export const answers =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    answer(response, status, body, headers)

export const cuts: Behaviour = (request) => request.socket.destroy()
export const hangs: Behaviour = () => undefined
export const answersHalf: Behaviour = (_request, response) =>
  response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"remo')

async function readBody(request: IncomingMessage): Promise<Sent> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : { reference: '', text: '' }
}

/** A network with the sandbox's API, for fault injection. */
export async function startFakeNetwork(): Promise<FakeNetwork> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://network')
    network.calls.push(`${request.method} ${pathname}`)
    if (request.method === 'POST') {
      const sent = await readBody(request)
      if (network.takes) network.ledger.push(sent)
      return network.onPost(request, response, sent)
    }
    network.onFind(request, response, { reference: searchParams.get('reference') ?? '', text: '' })
  })
  const network: FakeNetwork = {
    url: '',
    ledger: [],
    calls: [],
    takes: true,
    onPost: accepts,
    onFind: (_request, response, { reference }) => {
      const found = network.ledger.filter((each) => each.reference === reference)
      answer(
        response,
        200,
        found.map(() => ({ id: `remote-${reference}`, url: `/there/${reference}` })),
      )
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  network.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return network
}
