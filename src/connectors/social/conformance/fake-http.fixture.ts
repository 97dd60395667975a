import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { FakeRequest } from './fake-network.fixture.ts'

/** `cut` ends the connection without an answer. */
export type FakeAnswer = { status: number; body?: unknown; headers?: Record<string, string> } | 'cut'

export type FakeHttp = { url: string; requests: FakeRequest[]; close(): Promise<void> }

/** A server on this computer that records every request before it answers. */
export async function startFakeHttp(
  answer: (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>,
): Promise<FakeHttp> {
  const requests: FakeRequest[] = []
  const server = createServer(async (incoming, response) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    )
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers,
      body: await buffer(incoming),
    }
    requests.push(request)
    const given = await answer(request)
    if (given === 'cut') return response.destroy()
    const { status, body, headers: own } = given
    const isText = typeof body === 'string'
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...own })
    if (body === undefined) response.end()
    else response.end(isText ? body : JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FakePart = { name: string; fileName: string | null; type: string; content: Buffer }

/** The parts of a multipart form; none if the body is no such form. */
export function partsOf({ headers, body }: FakeRequest): FakePart[] {
  const boundary = /multipart\/form-data; boundary=(\S+)/.exec(headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) return []
  const fence = Buffer.from(`--${boundary}`)
  const starts: number[] = []
  for (let at = body.indexOf(fence); at >= 0; at = body.indexOf(fence, at + fence.length)) starts.push(at)
  return starts.slice(0, -1).map((start, index) => {
    // Each part ends with a line break, and begins with one after its fence.
    const part = body.subarray(start + fence.length + 2, (starts[index + 1] ?? 0) - 2)
    const split = part.indexOf('\r\n\r\n')
    const head = part.subarray(0, split).toString()
    return {
      name: /name="([^"]*)"/.exec(head)?.[1] ?? '',
      fileName: /filename="([^"]*)"/.exec(head)?.[1] ?? null,
      type: /content-type: (.+)/i.exec(head)?.[1] ?? '',
      content: part.subarray(split + 4),
    }
  })
}

/** The fields of a request, whether they were sent as JSON, as a form or with files. Values of JSON keep their types. */
export function fieldsOf(request: FakeRequest): Record<string, unknown> {
  const type = request.headers['content-type'] ?? ''
  if (request.body.length === 0) return {}
  if (type.startsWith('application/json')) return JSON.parse(request.body.toString())
  if (type.startsWith('multipart/form-data'))
    return Object.fromEntries(
      partsOf(request).flatMap(({ name, fileName, content }) =>
        fileName === null ? [[name, content.toString()]] : [],
      ),
    )
  return Object.fromEntries(new URLSearchParams(request.body.toString()))
}
