import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createFakeBucket, type FakeBucket, type FakeObject, Refused } from './fake-bucket.fixture.ts'
import type { S3Settings } from './s3-settings.ts'
import { presignedUrl, queryOf, signRequest } from './sign-request.ts'

/**
 * `cut`: no answer, nothing done. `lost`: done, but no answer. `half`: half of the body, then the connection is cut.
 * `hang`: no answer until the end of the test.
 */
type Fault = { status: number; code?: string } | 'cut' | 'lost' | 'half' | 'hang'

type Rule = { matches: (call: string) => boolean; fault: Fault; left: number }

export type FakeS3 = {
  settings: S3Settings
  bucket: FakeBucket
  /** Method, key and query of each request. */
  calls: string[]
  /** The next requests whose call contains this text fail. */
  fail(part: string, fault: Fault, times?: number): void
  /** All later requests work. */
  heal(): void
  /** How far the clock of the store is ahead. */
  skewMs: number
  close(): Promise<void>
}

export const fakeKeys = { accessKeyId: 'test-key-id', secretAccessKey: 'test-secret-key' }
const MOST_SKEW_MS = 15 * 60_000

type Options = { pageSize?: number; keepsBytes?: boolean }

/** A small S3 store over HTTP with one bucket. It verifies signatures and payloads as a real one does. */
export async function startFakeS3({ pageSize = 1000, keepsBytes = true }: Options = {}): Promise<FakeS3> {
  let rules: Rule[] = []
  const takeFault = (call: string): Fault | null => {
    const rule = rules.find(({ matches, left }) => left > 0 && matches(call))
    if (!rule) return null
    rule.left -= 1
    return rule.fault
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refused) refuse(request, response, error)
      else response.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: S3Settings = {
    ...{ endpoint: `http://${host}`, publicEndpoint: `http://${host}` },
    ...{ bucket: 'shop-files', region: 'test-1', prefix: '', isPathStyle: true },
    ...fakeKeys,
  }
  const fake: FakeS3 = {
    settings,
    bucket: createFakeBucket({ pageSize, keepsBytes }),
    calls: [],
    fail: (part, fault, times = 1) =>
      void rules.push({ matches: (call) => call.includes(part), fault, left: times }),
    heal() {
      rules = []
    },
    skewMs: 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const now = () => new Date(Date.now() + fake.skewMs)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const { method = '' } = request
    const [, bucketName = '', ...path] = url.pathname.split('/')
    const key = path.join('/')
    const call = `${method} ${key}${url.search && `?${queryOf(url.searchParams)}`}`
    fake.calls.push(call)
    response.setHeader('date', now().toUTCString())
    const fault = takeFault(call)
    if (fault === 'hang') return void request.resume()
    if (fault === 'cut') return void response.destroy()
    const payload = await receive(request, keepsBytes)
    verify(settings, request, url, payload.hash, now())
    if (typeof fault === 'object' && fault) throw new Refused(fault.status, fault.code ?? 'InternalError')
    if (bucketName !== settings.bucket) throw new Refused(404, 'NoSuchBucket')
    const result = fake.bucket.handle({
      method,
      key,
      query: url.searchParams,
      headers: request.headers,
      payload,
    })
    if (fault === 'lost') return void response.destroy()
    await send(request, response, result, fault)
  }
  return fake
}

export type FakePayload = { chunks: Buffer[]; size: number; hash: string; md5: string }

async function receive(request: IncomingMessage, keepsBytes: boolean): Promise<FakePayload> {
  const [hash, md5] = [createHash('sha256'), createHash('md5')]
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    hash.update(chunk)
    md5.update(chunk)
    size += chunk.length
    // Lists of parts are read, whatever is kept.
    if (keepsBytes || request.method === 'POST') chunks.push(chunk)
  }
  return { chunks, size, hash: hash.digest('hex'), md5: md5.digest('hex') }
}

function verify(keys: S3Settings, request: IncomingMessage, url: URL, hash: string, now: Date): void {
  const signedAt = dateOf(url.searchParams.get('X-Amz-Date') ?? String(request.headers['x-amz-date']))
  if (url.searchParams.has('X-Amz-Signature')) {
    verifyAddress(keys, request, url, signedAt, now)
    return
  }
  const given = request.headers.authorization ?? ''
  const names = /SignedHeaders=([^,]*)/.exec(given)?.[1]?.split(';') ?? []
  const headers: Record<string, string> = {}
  for (const name of names)
    if (!['host', 'x-amz-date', 'x-amz-content-sha256'].includes(name))
      headers[name] = String(request.headers[name])
  const payload = String(request.headers['x-amz-content-sha256'])
  const expected = signRequest(keys, { method: request.method ?? '', url, headers, payload }, signedAt)
  if (!given.includes(`Credential=${keys.accessKeyId}/`)) throw new Refused(403, 'InvalidAccessKeyId')
  if (expected.authorization !== given) throw new Refused(403, 'SignatureDoesNotMatch')
  if (Math.abs(signedAt.getTime() - now.getTime()) > MOST_SKEW_MS)
    throw new Refused(403, 'RequestTimeTooSkewed')
  if (payload !== hash) throw new Refused(400, 'XAmzContentSHA256Mismatch')
}

function verifyAddress(
  keys: S3Settings,
  request: IncomingMessage,
  url: URL,
  signedAt: Date,
  now: Date,
): void {
  const seconds = Number(url.searchParams.get('X-Amz-Expires'))
  if (now.getTime() > signedAt.getTime() + seconds * 1000) throw new Refused(403, 'AccessDenied')
  const unsigned = new URL(url)
  for (const name of [...unsigned.searchParams.keys()])
    if (name.startsWith('X-Amz-')) unsigned.searchParams.delete(name)
  const given = url.searchParams.get('X-Amz-Signature')
  const expected = new URL(presignedUrl(keys, unsigned, seconds, signedAt)).searchParams.get(
    'X-Amz-Signature',
  )
  if (given !== expected || request.method !== 'GET') throw new Refused(403, 'SignatureDoesNotMatch')
}

/** From 20130524T000000Z. */
function dateOf(stamp: string): Date {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? []
  if (!second) throw new Refused(403, 'AccessDenied')
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

export type FakeResult = { status: number; headers?: Record<string, string>; body?: string | FakeObject }

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {}, body }: FakeResult,
  fault: Fault | null,
): Promise<void> {
  const bytes = typeof body === 'object' ? body.size : Buffer.byteLength(body ?? '')
  const sent = fault === 'half' ? Math.floor(bytes / 2) : bytes
  response.writeHead(status, { 'content-length': bytes, ...headers })
  if (request.method === 'HEAD') return void response.end()
  if (typeof body !== 'object') return void response.end((body ?? '').slice(0, sent))
  await pipeline(Readable.from(body.read(sent), { objectMode: false }), response, { end: fault !== 'half' })
  if (fault === 'half') response.destroy()
}

/** As real stores do, it quotes what was signed; nobody may log that. */
function refuse(request: IncomingMessage, response: ServerResponse, { status, code }: Refused): void {
  request.resume()
  const quoted = `<AWSAccessKeyId>${fakeKeys.accessKeyId}</AWSAccessKeyId><StringToSign>AWS4 secret text</StringToSign>`
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${quoted}</Message><RequestId>${randomUUID()}</RequestId></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(request.method === 'HEAD' ? undefined : body)
}
