import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Served = { type: string; bytes: Buffer }

const files = new Map<string, Served>()
let started: Promise<Server> | undefined

async function start(): Promise<Server> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.bytes)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It must not keep the process of the tests.
  return server.unref()
}

/** Where a network that fetches media reads this file; one server for all of a process. */
export async function addressOf(file: Served): Promise<string> {
  started ??= start()
  const { port } = (await started).address() as AddressInfo
  const path = `/${randomUUID()}`
  files.set(path, file)
  return `http://127.0.0.1:${port}${path}`
}
