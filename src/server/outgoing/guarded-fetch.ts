import type * as Undici from 'undici'
import type { Log } from '../log.ts'
import { checkedAddress } from './checked-address.ts'
import { agentFor } from './guarded-agent.ts'
import { loadUndici } from './load-undici.ts'
import { logged } from './log-call.ts'
import type { NetworkGuard } from './network-guard.ts'
import { type Hop, isRedirect, nextHop, RefusedRedirect } from './redirect.ts'
import { ResponseTooLarge } from './response-too-large.ts'

export type Limits = {
  /** For the whole call, including redirects and the last byte of the answer. */
  deadlineMs: number
  /** Counted after decompression. */
  maxBytes: number
  /** Maximum redirects to follow; by default they are returned. */
  redirects?: number
}

export type OutgoingFetch = (url: string | URL, init?: RequestInit) => Promise<Response>

/** Whether the length header is within the limit; more bytes than announced are never read. */
function isKnownToFit({ headers }: Response, maxBytes: number): boolean {
  const length = headers.get('content-length')
  return length !== null && !headers.has('content-encoding') && Number(length) <= maxBytes
}

/** The same answer, which throws at the limit. */
function capped(answer: Response, maxBytes: number): Response {
  const { body, status, statusText, headers, url } = answer
  if (!body || isKnownToFit(answer, maxBytes)) return answer
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new ResponseTooLarge())
      else controller.enqueue(chunk)
    },
  })
  const same = new Response(body.pipeThrough(count), { status, statusText, headers })
  // A constructed Response has no URL, but callers that follow redirects need the final one.
  return Object.defineProperty(same, 'url', { value: url })
}

/**
 * `fetch` for the whole app: public addresses only, unless the guard allows others, on every hop; with a deadline and a
 * size limit. The library is loaded by the first call, because most processes never make one.
 */
export function guardedFetch(
  guard: NetworkGuard,
  { deadlineMs, maxBytes, redirects = 0 }: Limits,
  log?: Log,
): OutgoingFetch {
  const send = async ({ url, init }: Hop, signal: AbortSignal): Promise<Response> => {
    const undici = await loadUndici()
    const dispatcher = agentFor(undici, guard)
    const request = {
      ...(init as Undici.RequestInit),
      redirect: 'manual' as const,
      signal,
      dispatcher,
    }
    // The types of the library and of the browser differ; the objects do not.
    return (await undici.fetch(url, request)) as unknown as Response
  }
  return async (address, init = {}) => {
    const deadline = AbortSignal.timeout(deadlineMs)
    const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline
    let hop: Hop = { url: checkedAddress(address), init }
    for (let left = redirects; ; left -= 1) {
      const answer = await logged(log, hop.url, hop.init.method, send(hop, signal))
      if (redirects === 0 || !isRedirect(answer)) return capped(answer, maxBytes)
      await answer.body?.cancel()
      if (left === 0) throw new RefusedRedirect()
      hop = nextHop(answer, hop)
    }
  }
}
