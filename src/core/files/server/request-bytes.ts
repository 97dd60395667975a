import type { IncomingMessage } from 'node:http'
import { AppError } from '#platform/errors.ts'

const LINGER_BYTES = 1024 * 1024
const LINGER_MS = 1000

/** NaN if not declared. */
const declaredLength = (request: IncomingMessage) => Number(request.headers['content-length'])

/** The bytes of a request, counted. Stopping early leaves the connection open for the answer. */
export async function* bytesWithin(request: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  if (declaredLength(request) > limit) throw new AppError('too_large')
  let size = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > limit) throw new AppError('too_large')
      yield chunk
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    // The client disconnected. The answer is never read, and must not be logged as an error of ours.
    throw new AppError('invalid_input', { cause: error })
  }
}

/** At least this many first bytes, fewer if there are no more. */
export async function readHead(bytes: AsyncGenerator<Buffer>, wanted: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for (let size = 0; size < wanted; ) {
    const next = await bytes.next()
    if (next.done) break
    chunks.push(next.value)
    size += next.value.length
  }
  return Buffer.concat(chunks)
}

/**
 * Ends a request that is answered before its last byte. One of an acceptable size may finish. Any other is cut soon,
 * but not immediately, because many clients read the answer only after sending a little more.
 */
export function endEarly(request: IncomingMessage, limit: number): void {
  if (request.readableEnded || request.destroyed) return
  request.resume()
  if (declaredLength(request) <= limit) return
  let left = LINGER_BYTES
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  const timer = setTimeout(() => request.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(timer))
}
