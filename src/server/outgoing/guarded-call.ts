import type { Readable } from 'node:stream'
import type { Log } from '../log.ts'
import { checkedAddress } from './checked-address.ts'
import { deadlineInterceptor } from './deadline-interceptor.ts'
import { agentFor } from './guarded-agent.ts'
import { loadUndici } from './load-undici.ts'
import { logged } from './log-call.ts'
import type { NetworkGuard } from './network-guard.ts'
import { ResponseTooLarge } from './response-too-large.ts'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body: string | null
  /** Until the last byte of the answer. */
  deadlineMs: number
}

/** An answer that has been read to its end. */
export type Answered = { status: number; text: string; header(name: string): string | null }

/** No more is held than `maxBytes`, whatever length the answer claims. */
async function readText(body: Readable, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new ResponseTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * One call with a small text for an answer, as networks have it: public addresses only, unless the guard says otherwise, and no
 * redirect is followed. It does less than `guardedFetch`, for a third of the work.
 */
export function guardedCall(
  guard: NetworkGuard,
  maxBytes: number,
  log?: Log,
): (address: string | URL, call: Call) => Promise<Answered> {
  const send = async (url: URL, { method, headers, body, deadlineMs }: Call): Promise<Answered> => {
    // Counted from here: the first call of a process loads code before it has anything to send with.
    const until = performance.now() + deadlineMs
    const signal = AbortSignal.timeout(deadlineMs)
    const undici = await loadUndici()
    const answer = await undici.request(url, {
      method,
      headers,
      body,
      signal,
      dispatcher: agentFor(undici, guard).compose(deadlineInterceptor(until)),
    })
    const text = await readText(answer.body, maxBytes)
    const header = (name: string) => {
      const value = answer.headers[name]
      return (Array.isArray(value) ? value[0] : value) ?? null
    }
    return { status: answer.statusCode, text, header }
  }
  return async (address, call) => {
    const url = checkedAddress(address)
    return logged(log, url, call.method, send(url, call))
  }
}
