import type { IncomingMessage } from 'node:http'
import { AppError } from '#platform/errors.ts'

const LINGER_BYTES = 1024 * 1024
const LINGER_MS = 1000

/** NaN when the caller does not say. */
export const declaredLength = (request: IncomingMessage) => Number(request.headers['content-length'])

/** The bytes of a request, counted as they come. Giving up on them leaves the connection open for the answer. */
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
    // The caller went away. Nobody reads this answer, and it is no failure of ours to be logged.
    throw new AppError('invalid_input', { cause: error })
  }
}

/** At least so many first bytes, fewer when there are no more. */
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
 * Ends a request that is answered before its last byte came. One of a size we take may be sent to its end. Any other is
 * cut off soon; not at once, since many callers read the answer only when they have sent a little more.
 */
export function letGo(request: IncomingMessage, limit: number): void {
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
