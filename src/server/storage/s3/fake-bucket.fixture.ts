import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FakePayload, FakeResult } from './fake-s3.fixture.ts'
import { elementsOf, escapeXml, textOf } from './s3-xml.ts'

/** An answer that is an error. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

export type FakeObject = {
  size: number
  etag: string
  modifiedAt: Date
  /** Its first bytes. */
  read(bytes: number): Iterable<Buffer>
  /** A part of it. */
  slice(start: number, end: number): FakeObject
}

type OpenUpload = { key: string; startedAt: Date; parts: Map<number, FakeObject> }

export type FakeBucket = {
  objects: Map<string, FakeObject>
  uploads: Map<string, OpenUpload>
  handle(request: FakeRequest): FakeResult
}

type FakeRequest = {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  payload: FakePayload
}

const SMALLEST_PART = 5 * 1024 * 1024
const WINDOW = Buffer.alloc(64 * 1024, 'campaigner ')

function* window(size: number): Iterable<Buffer> {
  for (let left = size; left > 0; left -= WINDOW.length)
    yield WINDOW.subarray(0, Math.min(left, WINDOW.length))
}

function objectOf(chunks: Buffer[] | null, size: number, etag: string): FakeObject {
  const whole = chunks && Buffer.concat(chunks)
  const modifiedAt = new Date()
  return {
    ...{ size, etag, modifiedAt },
    // Without bytes of its own it is some pattern.
    read: (bytes) => (whole ? (bytes > 0 ? [whole.subarray(0, bytes)] : []) : window(bytes)),
    slice: (start, end) => objectOf(whole && [whole.subarray(start, end + 1)], end - start + 1, etag),
  }
}

export function createFakeBucket({
  pageSize,
  keepsBytes,
}: {
  pageSize: number
  keepsBytes: boolean
}): FakeBucket {
  const objects = new Map<string, FakeObject>()
  const uploads = new Map<string, OpenUpload>()
  const received = ({ chunks, size, md5 }: FakePayload) =>
    objectOf(keepsBytes ? chunks : null, size, `"${md5}"`)

  function uploadOf(query: URLSearchParams, key: string): OpenUpload {
    const upload = uploads.get(query.get('uploadId') ?? '')
    if (upload?.key !== key) throw new Refused(404, 'NoSuchUpload')
    return upload
  }

  function get(key: string, range: string | undefined, type: string | null): FakeResult {
    const object = objects.get(key)
    if (!object) throw new Refused(404, 'NoSuchKey')
    const headers = {
      etag: object.etag,
      'last-modified': object.modifiedAt.toUTCString(),
      ...(type && { 'content-type': type }),
    }
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
    if (first === undefined) return { status: 200, headers, body: object }
    const start = Number(first)
    if (start >= object.size) throw new Refused(416, 'InvalidRange')
    const end = Math.min(last ? Number(last) : object.size - 1, object.size - 1)
    const part = object.slice(start, end)
    return {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${start}-${end}/${object.size}` },
      body: part,
    }
  }

  function complete(query: URLSearchParams, key: string, { chunks }: FakePayload): FakeResult {
    const { parts } = uploadOf(query, key)
    const wanted = elementsOf(Buffer.concat(chunks).toString(), 'Part')
    const chosen = wanted.map((entry) => {
      const part = parts.get(Number(textOf(entry, 'PartNumber')))
      if (!part || part.etag !== textOf(entry, 'ETag')) throw new Refused(400, 'InvalidPart')
      return part
    })
    if (chosen.slice(0, -1).some(({ size }) => size < SMALLEST_PART)) throw new Refused(400, 'EntityTooSmall')
    const size = chosen.reduce((sum, part) => sum + part.size, 0)
    const bytes = keepsBytes ? chosen.flatMap((part) => [...part.read(part.size)]) : null
    objects.set(key, objectOf(bytes, size, `"${randomUUID()}-${chosen.length}"`))
    uploads.delete(query.get('uploadId') ?? '')
    return { status: 200, body: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' }
  }

  /** Keys as their bytes are ordered. */
  const keysIn = (keys: Iterable<string>, prefix: string, after: string) =>
    [...keys].filter((key) => key.startsWith(prefix) && key > after).toSorted()

  function list(query: URLSearchParams): FakeResult {
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
    const keys = keysIn(objects.keys(), query.get('prefix') ?? '', after)
    const page = keys.slice(0, pageSize)
    const entries = page.map((key) => {
      const { size, modifiedAt, etag } = objects.get(key) as FakeObject
      return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${size}</Size></Contents>`
    })
    const isMore = keys.length > page.length
    const token = Buffer.from(page.at(-1) ?? '').toString('base64')
    const next = isMore ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
    return {
      status: 200,
      body: `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
    }
  }

  function listUploads(query: URLSearchParams): FakeResult {
    const idOf = new Map([...uploads].map(([id, { key }]) => [`${key} ${id}`, id]))
    const after = query.has('key-marker') ? `${query.get('key-marker')} ${query.get('upload-id-marker')}` : ''
    const found = keysIn(idOf.keys(), query.get('prefix') ?? '', after)
    const page = found.slice(0, pageSize)
    const entries = page.map((place) => {
      const id = idOf.get(place) ?? ''
      const { key = '', startedAt } = uploads.get(id) ?? {}
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${startedAt?.toISOString()}</Initiated></Upload>`
    })
    const [key, id] = (page.at(-1) ?? '').split(' ')
    const isMore = found.length > page.length
    return {
      status: 200,
      body: `<ListMultipartUploadsResult><NextKeyMarker>${key}</NextKeyMarker><NextUploadIdMarker>${id}</NextUploadIdMarker><IsTruncated>${isMore}</IsTruncated>${entries.join('')}</ListMultipartUploadsResult>`,
    }
  }

  function handle({ method, key, query, headers, payload }: FakeRequest): FakeResult {
    if (key === '' && method === 'GET') return query.has('uploads') ? listUploads(query) : list(query)
    if (method === 'GET' || method === 'HEAD')
      return get(key, headers.range, query.get('response-content-type'))
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key, startedAt: new Date(), parts: new Map() })
      return {
        status: 200,
        body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      }
    }
    if (method === 'POST') return complete(query, key, payload)
    if (method === 'PUT' && query.has('partNumber')) {
      const part = received(payload)
      uploadOf(query, key).parts.set(Number(query.get('partNumber')), part)
      return { status: 200, headers: { etag: part.etag } }
    }
    if (method === 'PUT') {
      const object = received(payload)
      objects.set(key, object)
      return { status: 200, headers: { etag: object.etag } }
    }
    if (query.has('uploadId')) {
      uploadOf(query, key)
      uploads.delete(query.get('uploadId') ?? '')
    } else objects.delete(key)
    return { status: 204 }
  }
  return { objects, uploads, handle }
}
