import type * as Undici from 'undici'
import { isRefusedLiteral, lookupWith, type NetworkGuard, PrivateAddress } from './network-guard.ts'

/** `deadlineMs` is for the whole call, the last byte of the answer included; `maxBytes` counts them unpacked. */
export type Limits = { deadlineMs: number; maxBytes: number }

export type OutgoingFetch = (url: string | URL, init?: RequestInit) => Promise<Response>

export class AnswerTooLarge extends Error {
  constructor() {
    super('The answer is larger than we accept.')
    this.name = 'AnswerTooLarge'
  }
}

/** The address is no plain http or https one. */
export class UnusableAddress extends Error {
  constructor() {
    super('Only http and https addresses without a name and password are called.')
    this.name = 'UnusableAddress'
  }
}

/** Every connection goes through here, whatever the address was made of. */
function agentFor({ Agent, buildConnector }: typeof Undici, guard: NetworkGuard): Undici.Agent {
  const connector = buildConnector({ lookup: lookupWith(guard) })
  return new Agent({
    connect: (options, callback) => {
      if (isRefusedLiteral(options.hostname, guard)) callback(new PrivateAddress(), null)
      else connector(options, callback)
    },
  })
}

/** The same answer, cut off with an error at the limit, so that nobody has to hold more than that. */
function capped(answer: Response, maxBytes: number): Response {
  const { body, status, statusText, headers } = answer
  if (!body) return answer
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new AnswerTooLarge())
      else controller.enqueue(chunk)
    },
  })
  return new Response(body.pipeThrough(count), { status, statusText, headers })
}

function checked(address: string | URL): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new UnusableAddress()
  return url
}

/**
 * `fetch` for addresses that people type: public ones only, redirects handed back instead of followed, within a time and a
 * size. The library is loaded by the first call, since most processes never make one.
 */
export function guardedFetch(guard: NetworkGuard, { deadlineMs, maxBytes }: Limits): OutgoingFetch {
  let agent: Undici.Agent | undefined
  return async (address, init = {}) => {
    const url = checked(address)
    const undici = await import('undici')
    agent ??= agentFor(undici, guard)
    const deadline = AbortSignal.timeout(deadlineMs)
    const answer = await undici.fetch(url, {
      ...(init as Undici.RequestInit),
      redirect: 'manual',
      signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline,
      dispatcher: agent,
    })
    // The types of the library and of the browser differ; the objects do not.
    return capped(answer as unknown as Response, maxBytes)
  }
}
