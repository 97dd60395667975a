import { Readable } from 'node:stream'
import type { StreamedAnswer } from '../../outgoing/streamed-call.ts'
import type { ByteRange } from '../storage.ts'
import { storageError } from '../storage-errors.ts'
import type { S3Client } from './s3-client.ts'
import { failureOf, S3Failure } from './s3-failure.ts'

/** How often one object may be cut off while it is read. */
const MOST_CUTS = 4
const NOT_FOUND = 404
const BEYOND_END = 416

/** Null for a missing object; a missing bucket is an error. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    const failure = failureOf(error)
    if (failure?.status === NOT_FOUND && failure.code !== 'NoSuchBucket') return null
    throw error
  }
}

const numberOf = (text: string | null | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)

export async function sizeOfObject(client: S3Client, key: string): Promise<number | null> {
  const answer = await unlessMissing(client.send({ method: 'HEAD', key }))
  if (!answer) return null
  const size = numberOf(answer.header('content-length'))
  if (size === null) throw storageError('files_away', new S3Failure('HEAD', 200, 'without a length'))
  return size
}

type Opened = { answer: StreamedAnswer; size: number; start: number; end: number }

/** Which bytes the answer has, by its own words: not all stores know ranges beyond the end. */
function opened(answer: StreamedAnswer): Opened {
  const partial = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(answer.header('content-range') ?? '')
  if (answer.status === 206 && partial) {
    const [start = 0, end = 0, size = 0] = partial.slice(1).map(Number)
    return { answer, size, start, end }
  }
  const size = numberOf(answer.header('content-length'))
  if (answer.status !== 200 || size === null) {
    answer.body.destroy()
    throw storageError('files_away', new S3Failure('GET', answer.status, 'without a length'))
  }
  return { answer, size, start: 0, end: size - 1 }
}

async function open(client: S3Client, key: string, range: ByteRange | null): Promise<Opened | null> {
  const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
  const answer = await unlessMissing(client.open({ method: 'GET', key, headers }))
  return answer && opened(answer)
}

/** Null if missing. The stream has exactly the bytes of the range, or it ends with an error. */
export async function readObject(
  client: S3Client,
  key: string,
  range?: ByteRange,
): Promise<{ size: number; stream: Readable } | null> {
  try {
    const first = await open(client, key, range ?? null)
    if (!first) return null
    const end = Math.min(range?.end ?? first.size - 1, first.size - 1)
    if (first.start !== (range?.start ?? 0) || first.end !== end) {
      first.answer.body.destroy()
      throw storageError('files_away', new S3Failure('GET', first.answer.status, 'with another range'))
    }
    const bytes = bytesOf(client, key, first)
    return { size: first.size, stream: Readable.from(bytes, { objectMode: false }) }
  } catch (error) {
    if (failureOf(error)?.status !== BEYOND_END) throw error
    const size = await sizeOfObject(client, key)
    return size === null ? null : { size, stream: Readable.from([]) }
  }
}

/** Goes on where the connection was cut. Objects are written once, so the rest is of the same one. */
async function* bytesOf(client: S3Client, key: string, first: Opened): AsyncGenerator<Buffer> {
  const { end } = first
  let at = first.start
  let current = first
  for (let cuts = 1; ; cuts += 1) {
    try {
      for await (const chunk of current.answer.body as AsyncIterable<Buffer>) {
        at += chunk.length
        if (at > end + 1) throw new S3Failure('GET', current.answer.status, 'with more bytes than announced')
        yield chunk
      }
      if (at === end + 1) return
      throw new S3Failure('GET', current.answer.status, 'with fewer bytes than announced')
    } catch (error) {
      if (at > end + 1 || cuts === MOST_CUTS) throw storageError('files_away', error)
      await client.pause(cuts)
      const next = await open(client, key, { start: at, end })
      if (next?.start !== at || next.end !== end) {
        next?.answer.body.destroy()
        throw storageError('files_away', error)
      }
      current = next
    }
  }
}
