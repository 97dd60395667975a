import type * as Undici from 'undici'
import type { Log } from '../log.ts'
import { checkedAddress } from './checked-address.ts'
import { isRefusedLiteral, lookupWith, type NetworkGuard, PrivateAddress } from './network-guard.ts'
import { type Hop, isRedirect, nextHop, RefusedRedirect } from './redirect.ts'

export type Limits = {
  /** For the whole call, redirects and the last byte of the answer included. */
  deadlineMs: number
  /** Counted unpacked. */
  maxBytes: number
  /** How many redirects are followed. Unless told, they are handed back. */
  redirects?: number
}

export type OutgoingFetch = (url: string | URL, init?: RequestInit) => Promise<Response>

export class AnswerTooLarge extends Error {
  constructor() {
    super('The answer is larger than we accept.')
    this.name = 'AnswerTooLarge'
  }
}

// One for each guard, so that connections are used again, whoever calls.
const agents = new WeakMap<NetworkGuard, Undici.Agent>()

/** Every connection goes through here, whatever the address was made of. */
function agentFor({ Agent, buildConnector }: typeof Undici, guard: NetworkGuard): Undici.Agent {
  const existing = agents.get(guard)
  if (existing) return existing
  const connector = buildConnector({ lookup: lookupWith(guard) })
  const agent = new Agent({
    connect: (options, callback) => {
      if (isRefusedLiteral(options.hostname, guard)) callback(new PrivateAddress(), null)
      else connector(options, callback)
    },
  })
  agents.set(guard, agent)
  return agent
}

/** Whether the answer says how long it is, and that this is not too long; more bytes than it says are not read in any case. */
function isKnownToFit({ headers }: Response, maxBytes: number): boolean {
  const length = headers.get('content-length')
  return length !== null && !headers.has('content-encoding') && Number(length) <= maxBytes
}

/** The same answer, cut off with an error at the limit, so that nobody has to hold more than that. */
function capped(answer: Response, maxBytes: number): Response {
  const { body, status, statusText, headers, url } = answer
  if (!body || isKnownToFit(answer, maxBytes)) return answer
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new AnswerTooLarge())
      else controller.enqueue(chunk)
    },
  })
  const same = new Response(body.pipeThrough(count), { status, statusText, headers })
  // A response that is made by hand has no address; who follows redirects wants to know where it ended.
  return Object.defineProperty(same, 'url', { value: url })
}

/** What became of a call, without anything that could be a secret: those travel in paths and queries, too. */
async function written(log: Log | undefined, { url, init }: Hop, call: Promise<Response>): Promise<Response> {
  const start = performance.now()
  const write = (outcome: object) => {
    const ms = Math.round(performance.now() - start)
    log?.debug({ outgoing: { method: init.method ?? 'GET', host: url.host, ...outcome, ms } }, 'called')
  }
  try {
    const answer = await call
    write({ status: answer.status })
    return answer
  } catch (error) {
    write({ failure: error instanceof Error ? error.name : 'unknown' })
    throw error
  }
}

/**
 * `fetch` for the whole product: public addresses only, unless the guard says otherwise, on every hop; within a time and a
 * size. The library is loaded by the first call, since most processes never make one.
 */
export function guardedFetch(
  guard: NetworkGuard,
  { deadlineMs, maxBytes, redirects = 0 }: Limits,
  log?: Log,
): OutgoingFetch {
  const send = async ({ url, init }: Hop, signal: AbortSignal): Promise<Response> => {
    const undici = await import('undici')
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
      const answer = await written(log, hop, send(hop, signal))
      if (redirects === 0 || !isRedirect(answer)) return capped(answer, maxBytes)
      await answer.body?.cancel()
      if (left === 0) throw new RefusedRedirect()
      hop = nextHop(answer, hop)
    }
  }
}
