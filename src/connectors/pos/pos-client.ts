import type * as z from 'zod'
import { causes } from '#platform/causes.ts'
import type { Deps } from '#server/deps.ts'
import { UnusableAddress } from '#server/outgoing/checked-address.ts'
import { guardedFetch, type Limits } from '#server/outgoing/guarded-fetch.ts'
import { guardOf, noGuard, PrivateAddress } from '#server/outgoing/network-guard.ts'
import { readJson } from '#server/outgoing/read-json.ts'
import { RefusedRedirect } from '#server/outgoing/redirect.ts'
import { ResponseTooLarge } from '#server/outgoing/response-too-large.ts'
import { retryAt } from '#server/outgoing/retry-after.ts'
import { PosFailure, type PosProblem } from './pos.ts'
import type { PosProvider } from './registry.ts'

export type PosDeps = Pick<Deps, 'env' | 'clock' | 'log'>

/** All requests of a page share the deadline. */
export const posLimits: Limits = { deadlineMs: 30_000, maxBytes: 20_000_000, redirects: 3 }

export type Answer<Body> = { body: Body; headers: Headers; url: URL }
/** Sends one request. Throws a PosFailure unless the response matches the schema. */
export type Ask = <Body>(schema: z.ZodType<Body>, url: URL, init?: RequestInit) => Promise<Answer<Body>>

function problemOf(status: number): PosProblem | null {
  if (status >= 200 && status < 300) return null
  if (status === 401) return 'credentials_refused'
  if (status === 403) return 'rights_missing'
  if (status === 404 || status === 410) return 'not_found'
  if (status === 429) return 'rate_limited'
  return status === 408 || status >= 500 ? 'unreachable' : 'unexpected_answer'
}

function problemBehind(error: unknown): PosProblem {
  const all = [...causes(error)]
  const isOne = (...kinds: (typeof PrivateAddress)[]) =>
    all.some((each) => kinds.some((kind) => each instanceof kind))
  if (isOne(PrivateAddress, UnusableAddress, RefusedRedirect)) return 'address_refused'
  return isOne(ResponseTooLarge) ? 'unexpected_answer' : 'unreachable'
}

/**
 * Opens a client for one page: all its requests share a deadline. Request and response contents never reach an error or
 * the log, because they may include the keys.
 */
export function createPosClient(
  provider: PosProvider,
  { env, clock, log }: PosDeps,
  limits: Limits,
): () => Ask {
  const guard = env.baseUrls.pos[provider] ? noGuard : guardOf(env)
  const call = guardedFetch(guard, limits, log)
  const fail = (problem: PosProblem, status: number | null, again: Date | null = null): never => {
    log.warn({ provider, problem, status }, 'a POS vendor could not be reached')
    throw new PosFailure(problem, again)
  }
  return () => {
    const signal = AbortSignal.timeout(limits.deadlineMs)
    return async (schema, url, init = {}) => {
      const { answer, text } = await (async () => {
        const answer = await call(url, { ...init, signal })
        return { answer, text: await answer.text() }
      })().catch((error: unknown) => fail(problemBehind(error), null))
      const { status, headers } = answer
      const problem = problemOf(status)
      if (problem === 'rate_limited') {
        return fail(problem, status, retryAt(headers.get('retry-after'), clock.now()))
      }
      if (problem) return fail(problem, status)
      const { success, data } = schema.safeParse(readJson(text))
      return success ? { body: data, headers, url: new URL(answer.url) } : fail('unexpected_answer', status)
    }
  }
}
