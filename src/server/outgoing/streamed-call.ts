import { Readable } from 'node:stream'
import { agentFor } from './guarded-agent.ts'
import { loadUndici } from './load-undici.ts'
import { type NetworkGuard, noGuard } from './network-guard.ts'

export type StreamedCall = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  headers: Record<string, string>
  /** Kept in pieces, so that they are not copied into one. Empty for none. */
  body: readonly Uint8Array[]
  /** Until the head of the answer, counted from the start of the call. */
  answerMs: number
  /** Between two pieces of the answer; time in which nobody reads does not count. */
  idleMs: number
}

/** The body must be read to its end or destroyed. */
export type StreamedAnswer = { status: number; header(name: string): string | null; body: Readable }

/**
 * One call whose answer is read as a stream, for addresses that the operator set. No redirects, and nothing is
 * decompressed.
 */
export async function streamedCall(
  url: URL,
  { method, headers, body, answerMs, idleMs }: StreamedCall,
  guard: NetworkGuard = noGuard,
): Promise<StreamedAnswer> {
  const undici = await loadUndici()
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('No answer in time.', 'TimeoutError')), answerMs)
  const length = body.reduce((sum, { length }) => sum + length, 0)
  try {
    const answer = await undici.request(url, {
      method,
      headers: { ...headers, ...(['PUT', 'POST'].includes(method) && { 'content-length': String(length) }) },
      body: length > 0 ? Readable.from(body, { objectMode: false }) : null,
      signal: late.signal,
      headersTimeout: answerMs,
      bodyTimeout: idleMs,
      dispatcher: agentFor(undici, guard),
    })
    const header = (name: string) => {
      const value = answer.headers[name]
      return (Array.isArray(value) ? value[0] : value) ?? null
    }
    return { status: answer.statusCode, header, body: answer.body }
  } finally {
    clearTimeout(timer)
  }
}
