import { once } from 'node:events'
import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { MAX_FILE_BYTES } from '../files.contract.ts'
import { askForUrl, nothing, onDisk, png, pngOf, putBytes, withoutQuery } from './uploads.fixture.ts'

let at: TestApp
let ana: Person
let port: number
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
  await at.app.listen({ port: 0, host: '127.0.0.1' })
  port = (at.app.server.address() as AddressInfo).port
})
afterAll(() => at.close())
afterEach(async () => {
  for await (const { name } of at.deps.storage.list()) await at.deps.storage.remove(name)
})

/** A PUT on a real connection, controlled by the test. */
function openPut(path: string, headers: RequestOptions['headers'] = {}): ClientRequest {
  const request = httpRequest({
    host: '127.0.0.1',
    port,
    path,
    method: 'PUT',
    headers: { cookie: ana.cookie, 'content-type': 'image/png', ...headers },
  })
  // Several tests expect the server to cut the connection.
  request.on('error', () => undefined)
  return request
}

async function answerOf(request: ClientRequest): Promise<{ status: number | undefined; code: unknown }> {
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = JSON.parse(await text(response)) as { code?: unknown }
  return { status: response.statusCode, code: body.code }
}

const closed = (request: ClientRequest) =>
  request.closed ? Promise.resolve() : new Promise<void>((resolve) => request.once('close', resolve))

/** Writes while the server accepts; answers the number of bytes. */
async function pour(request: ClientRequest, most: number): Promise<number> {
  const chunk = Buffer.alloc(64 * 1024)
  const gone = closed(request)
  let written = 0
  while (written < most && !request.destroyed) {
    written += chunk.length
    if (request.write(chunk)) continue
    await Promise.race([new Promise<void>((resolve) => request.once('drain', resolve)), gone])
  }
  return written
}

/** Until the server has started writing. */
const halfWritten = () => expect.poll(async () => (await onDisk(at)).partial.length, { interval: 5 }).toBe(1)
const allForgotten = () => expect.poll(() => onDisk(at), { interval: 5 }).toEqual(nothing)

test('counts chunks without a content length: exactly the limit is accepted', async () => {
  const url = await askForUrl(ana)
  const request = openPut(url, { 'transfer-encoding': 'chunked' })
  request.end(pngOf(MAX_FILE_BYTES))
  expect(await answerOf(request)).toMatchObject({ status: 200 })
  const read = await ana.get(withoutQuery(url))
  expect(read.rawPayload).toHaveLength(MAX_FILE_BYTES)
})

test('refuses chunks above the limit, cuts the connection and stores nothing', async () => {
  const url = await askForUrl(ana)
  const request = openPut(url, { 'transfer-encoding': 'chunked' })
  request.write(png)
  const answer = answerOf(request)
  const written = await pour(request, 20 * MAX_FILE_BYTES)
  expect(await answer).toEqual({ status: 413, code: 'too_large' })
  expect(written).toBeLessThan(10 * MAX_FILE_BYTES)
  await closed(request)
  expect(await onDisk(at)).toEqual(nothing)
})

test('refuses a length above the limit before the first byte, and cuts clients that keep sending', async () => {
  const url = await askForUrl(ana)
  const request = openPut(url, { 'content-length': 100 * MAX_FILE_BYTES })
  request.flushHeaders()
  expect(await answerOf(request)).toEqual({ status: 413, code: 'too_large' })
  expect(await pour(request, 50 * MAX_FILE_BYTES)).toBeLessThan(5 * MAX_FILE_BYTES)
  await closed(request)
})

test('cuts a client that announces too much and then stalls', async () => {
  const request = openPut(await askForUrl(ana), { 'content-length': MAX_FILE_BYTES + 1 })
  request.flushHeaders()
  expect(await answerOf(request)).toEqual({ status: 413, code: 'too_large' })
  await closed(request)
})

test('cuts a client without a session too', async () => {
  const request = openPut(await askForUrl(ana), { cookie: '', 'transfer-encoding': 'chunked' })
  const answer = answerOf(request)
  expect(await pour(request, 20 * MAX_FILE_BYTES)).toBeLessThan(10 * MAX_FILE_BYTES)
  expect(await answer).toMatchObject({ status: 401 })
  await closed(request)
})

test('answers a large file of a wrong type properly and keeps the connection', async () => {
  const url = await askForUrl(ana)
  const request = openPut(url, { 'content-length': 8_000_000 })
  request.end(Buffer.alloc(8_000_000, 'GIF89a'))
  expect(await answerOf(request)).toEqual({ status: 415, code: 'file_type_refused' })
  expect(await onDisk(at)).toEqual(nothing)
})

test('an upload cut halfway stores nothing, and the link works for the next try', async () => {
  const url = await askForUrl(ana)
  const bytes = pngOf(1_000_000)
  const request = openPut(url, { 'content-length': bytes.length })
  request.write(bytes.subarray(0, 500_000))
  await halfWritten()
  request.destroy()
  await allForgotten()
  expect((await ana.get(withoutQuery(url))).statusCode).toBe(404)
  expect((await putBytes(ana, url, bytes)).statusCode).toBe(200)
  expect((await ana.get(withoutQuery(url))).rawPayload.equals(bytes)).toBe(true)
})

test('chunks that break off early are not a file', async () => {
  const url = await askForUrl(ana)
  const request = openPut(url, { 'transfer-encoding': 'chunked' })
  request.write(pngOf(100_000))
  await halfWritten()
  request.destroy()
  await allForgotten()
  expect((await ana.get(withoutQuery(url))).statusCode).toBe(404)
})

test('more bytes than announced are not stored, and the connection is cut', async () => {
  const url = await askForUrl(ana)
  const request = openPut(url, { 'content-length': png.length })
  request.on('socket', (socket) =>
    socket.once('connect', () => socket.write(Buffer.concat([png, Buffer.from('and more of it\r\n\r\n')]))),
  )
  request.flushHeaders()
  expect([200, 400]).toContain((await answerOf(request)).status)
  await closed(request)
  await expect.poll(async () => (await onDisk(at)).partial, { interval: 5 }).toEqual([])
  const read = await ana.get(withoutQuery(url))
  expect(read.statusCode === 404 || read.rawPayload.equals(png)).toBe(true)
})

test('fewer bytes than announced are not a file', async () => {
  const url = await askForUrl(ana)
  const request = openPut(url, { 'content-length': 200_000 })
  request.write(pngOf(100_000))
  await halfWritten()
  request.socket?.end()
  await allForgotten()
  expect((await ana.get(withoutQuery(url))).statusCode).toBe(404)
})
