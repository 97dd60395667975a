import { createHash, createHmac } from 'node:crypto'

export type SigningKeys = { accessKeyId: string; secretAccessKey: string; region: string }

const ALGORITHM = 'AWS4-HMAC-SHA256'
const UNSIGNED = 'UNSIGNED-PAYLOAD'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

export function sha256Of(chunks: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

/** As RFC 3986 encodes; `encodeURIComponent` leaves five more characters alone. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const pathOf = ({ pathname }: URL) =>
  pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')

/** Sorted and encoded as they are signed; send them like this, too. */
export function queryOf(values: Iterable<[string, string]>): string {
  const pairs = [...values].map(([name, value]): [string, string] => [encode(name), encode(value)])
  return pairs
    .toSorted(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** 20130524T000000Z */
const stampOf = (now: Date) => now.toISOString().replace(/[:-]|\.\d{3}/g, '')

type Canonical = { method: string; url: URL; headers: [string, string][]; payload: string }

const namesOf = (headers: readonly [string, string][]) => headers.map(([name]) => name).join(';')

function signatureOf(keys: SigningKeys, { method, url, headers, payload }: Canonical, stamp: string) {
  const lines = headers.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const query = queryOf(url.searchParams)
  const canonical = [method, pathOf(url), query, lines, namesOf(headers), payload].join('\n')
  const scope = scopeOf(keys, stamp)
  const text = [ALGORITHM, stamp, scope, sha256Of([Buffer.from(canonical)])].join('\n')
  const secret = [stamp.slice(0, 8), keys.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  )
  return hmac(secret, text).toString('hex')
}

const scopeOf = ({ region }: SigningKeys, stamp: string) => `${stamp.slice(0, 8)}/${region}/s3/aws4_request`

/** The headers of a request with its signature (AWS Signature Version 4); the payload is signed by its hash. */
export function signRequest(
  keys: SigningKeys,
  request: { method: string; url: URL; headers: Record<string, string>; payload: string },
  now: Date,
): Record<string, string> {
  const stamp = stampOf(now)
  const sent = { ...request.headers, 'x-amz-content-sha256': request.payload, 'x-amz-date': stamp }
  const headers = Object.entries({ ...sent, host: request.url.host }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const signature = signatureOf(keys, { ...request, headers }, stamp)
  const credential = `${keys.accessKeyId}/${scopeOf(keys, stamp)}`
  const authorization = `${ALGORITHM} Credential=${credential},SignedHeaders=${namesOf(headers)},Signature=${signature}`
  return { ...sent, authorization }
}

/** An address that anyone may read for a while, without a key. */
export function presignedUrl(keys: SigningKeys, address: URL, expiresInSeconds: number, now: Date): string {
  const stamp = stampOf(now)
  const url = new URL(address)
  const values: [string, string][] = [
    ...url.searchParams,
    ['X-Amz-Algorithm', ALGORITHM],
    ['X-Amz-Credential', `${keys.accessKeyId}/${scopeOf(keys, stamp)}`],
    ['X-Amz-Date', stamp],
    ['X-Amz-Expires', String(expiresInSeconds)],
    ['X-Amz-SignedHeaders', 'host'],
  ]
  url.search = queryOf(values)
  const headers: [string, string][] = [['host', url.host]]
  const signature = signatureOf(keys, { method: 'GET', url, headers, payload: UNSIGNED }, stamp)
  url.search = `${url.search}&X-Amz-Signature=${signature}`
  return url.href
}
