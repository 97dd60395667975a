import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Swift, startSwift } from './swift-server.ts'

const MB = 1024 * 1024
const FILM = 300 * MB
const MOST = 30 * MB

let swift: Swift
beforeAll(async () => {
  swift = await startSwift()
})
afterAll(() => swift?.close())

/** Reads what it gets and keeps nothing. */
async function startNetwork() {
  const received: number[] = []
  const server = createServer(async (request, response) => {
    let bytes = 0
    for await (const chunk of request as AsyncIterable<Buffer>) bytes += chunk.length
    received.push(bytes)
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/media`, received }
}

test('a film of 300 MB passes through a real store, in and out, with 30 MB more memory at most', async () => {
  const { url, received } = await startNetwork()
  const script = fileURLToPath(new URL('film-memory.ts', import.meta.url))
  const input = JSON.stringify({ settings: swift.settings, network: url, bytes: FILM })
  // As `npm start` runs the server.
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-semi-space-size=16',
    '--heap-growing-percent=50',
    script,
    input,
  ])
  const { uploaded, sent } = JSON.parse(stdout)
  console.log(`Uploading took ${Math.ceil(uploaded / MB)} MB more, sending ${Math.ceil(sent / MB)} MB.`)
  expect(received.at(-1)).toBe(FILM)
  expect(uploaded).toBeLessThanOrEqual(MOST)
  expect(sent).toBeLessThanOrEqual(MOST)
})
