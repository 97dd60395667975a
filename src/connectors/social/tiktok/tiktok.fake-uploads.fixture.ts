import type { FakeAnswer } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'

const SMALLEST_CHUNK = 5_000_000
const LARGEST_CHUNK = 64 * 1024 * 1024
const LARGEST_LAST_CHUNK = 128 * 1024 * 1024
const MOST_CHUNKS = 1000
const types = ['video/mp4', 'video/quicktime', 'video/webm']

export type Upload = {
  publishId: string
  token: string
  total: number
  chunk: number
  count: number
  received: Buffer
  type: string
  isExpired: boolean
}

type Source = Record<string, unknown>

/** What is wrong with the chunks that a video is announced in; null if nothing. */
export function planProblem({ source, video_size, chunk_size, total_chunk_count }: Source): string | null {
  const [total, chunk, count] = [Number(video_size), Number(chunk_size), Number(total_chunk_count)]
  if (source !== 'FILE_UPLOAD') return 'The source is invalid'
  if (!(total > 0 && chunk > 0 && count > 0)) return 'The size is invalid'
  if (total < SMALLEST_CHUNK) return chunk === total && count === 1 ? null : 'The video must be sent whole'
  if (chunk < SMALLEST_CHUNK || chunk > LARGEST_CHUNK) return 'The chunk size is invalid'
  if (count !== Math.floor(total / chunk) || count > MOST_CHUNKS) return 'The total chunk count is invalid'
  return total - chunk * (count - 1) > LARGEST_LAST_CHUNK ? 'The last chunk is too large' : null
}

const progressOf = ({ received, total }: Upload) => ({
  'content-range': `bytes 0-${Math.max(0, received.length - 1)}/${total}`,
})

/** A chunk, as TikTok takes it: one after another, each of the size that was announced. */
export function takeChunk(
  upload: Upload | undefined,
  { headers, body }: FakeRequest,
  finish: (upload: Upload) => FakeAnswer,
): FakeAnswer {
  if (!upload || upload.received.length === upload.total) return { status: 404 }
  if (upload.isExpired) return { status: 403 }
  const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? []
  const [start, end] = [Number(first), Number(last)]
  const isWhole = body.length === end - start + 1 && headers['content-length'] === `${body.length}`
  if (!isWhole || Number(total) !== upload.total || !types.includes(headers['content-type'] ?? ''))
    return { status: 400 }
  if (start !== upload.received.length) return { status: 416, headers: progressOf(upload) }
  const isLast = start === upload.chunk * (upload.count - 1)
  if (body.length !== (isLast ? upload.total - start : upload.chunk)) return { status: 400 }
  upload.received = Buffer.concat([upload.received, body])
  upload.type = headers['content-type'] ?? ''
  return isLast ? finish(upload) : { status: 206, headers: progressOf(upload) }
}
