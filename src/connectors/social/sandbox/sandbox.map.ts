import { clip } from '#platform/clip.ts'
import { retryAt } from '#server/outgoing/retry-after.ts'
import type { Lookup, PublishOutcome, Removal, ResultsAnswer } from '../adapter.ts'
import type { Refreshed } from '../connect/tokens.ts'
import type { Answer } from '../http/network-call.ts'
import {
  acceptedSchema,
  foundSchema,
  processingSchema,
  refusalSchema,
  renewedSchema,
  resultsSchema,
} from './sandbox.api.ts'

const REASON_MAX = 500
const SECOND_MS = 1000
const LONGEST_CHECK_SECONDS = 3600

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * SECOND_MS)

/** The network's error code. */
export const codeIn = (body: unknown): string => refusalSchema.safeParse(body).data?.code ?? ''

const isExpired = (status: number, body: unknown) => status === 401 && codeIn(body) === 'token_expired'

/** The network's error message. */
function reasonIn(status: number, body: unknown): string {
  const { data } = refusalSchema.safeParse(body)
  const said = Object.values(data?.fields ?? {}).join('; ') || data?.message || `HTTP ${status}`
  return clip(said, REASON_MAX)
}

function takenOf(body: unknown): PublishOutcome {
  const { data } = acceptedSchema.safeParse(body)
  return data
    ? { kind: 'published', remoteId: data.id, url: data.url }
    : { kind: 'unknown', reason: 'unreadable answer' }
}

function processingOf(body: unknown, now: Date): PublishOutcome | null {
  const { data } = processingSchema.safeParse(body)
  if (!data) return null
  const checkAt = later(now, Math.min(data.checkAfterSeconds, LONGEST_CHECK_SECONDS))
  return { kind: 'processing', step: data.handle, checkAt }
}

export function outcomeOf(answer: Answer, now: Date): PublishOutcome {
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason: answer.reason }
  if (answer.kind === 'lost') return { kind: 'unknown', reason: answer.reason }
  const { status, body, header } = answer
  if (status === 202) return processingOf(body, now) ?? { kind: 'unknown', reason: 'unreadable answer' }
  if (status === 200 || status === 201) return takenOf(body)
  if (isExpired(status, body)) return { kind: 'token-expired' }
  if (status === 401 || status === 403) return { kind: 'needs-reconnect' }
  if (status === 429) return { kind: 'rate-limited', retryAt: retryAt(header('retry-after'), now) }
  if (status >= 400 && status < 500) return { kind: 'rejected', reason: reasonIn(status, body) }
  // The only server error that guarantees that nothing was accepted.
  if (codeIn(body) === 'not_accepted') return { kind: 'not-sent', reason: `HTTP ${status}` }
  return { kind: 'unknown', reason: `HTTP ${status}` }
}

/**
 * The state of an accepted post. An error here says nothing about the post itself, so it never leads to a resend.
 */
export function polledOf(answer: Answer, step: string, now: Date): PublishOutcome {
  if (answer.kind !== 'answer') return { kind: 'unknown', reason: answer.reason }
  const { status, body, header } = answer
  if (status === 200) return processingOf(body, now) ?? takenOf(body)
  if (status === 429) return { kind: 'processing', step, checkAt: retryAt(header('retry-after'), now) }
  if (status === 422) return { kind: 'rejected', reason: reasonIn(status, body) }
  if (isExpired(status, body)) return { kind: 'token-expired' }
  return { kind: 'unknown', reason: `HTTP ${status}` }
}

export function lookupOf(answer: Answer): Lookup {
  if (answer.kind !== 'answer') return { kind: 'unknown' }
  if (isExpired(answer.status, answer.body)) return { kind: 'token-expired' }
  if (answer.status !== 200) return { kind: 'unknown' }
  const { data } = foundSchema.safeParse(answer.body)
  if (!data) return { kind: 'unknown' }
  const [first] = data
  if (!first) return { kind: 'absent' }
  // Accepted, but its outcome is still open.
  if (first.status === 'processing') return { kind: 'unknown' }
  return { kind: 'found', remoteId: first.id, url: first.url }
}

export function refreshedOf(answer: Answer, now: Date): Refreshed {
  if (answer.kind !== 'answer') return { kind: 'unreachable', reason: answer.reason }
  const { status, body } = answer
  if (status === 400 && codeIn(body) === 'invalid_grant') return { kind: 'dead' }
  const { data } = renewedSchema.safeParse(body)
  if (status !== 200 || !data) return { kind: 'unreachable', reason: `HTTP ${status}` }
  const { accessToken: secret, refreshToken: refresh, expiresInSeconds } = data
  const expiresAt = expiresInSeconds === undefined ? undefined : later(now, expiresInSeconds)
  return { kind: 'refreshed', tokens: { secret, refresh, expiresAt } }
}

export function resultsOf(answer: Answer): ResultsAnswer {
  if (answer.kind !== 'answer') return { kind: 'unreachable', reason: answer.reason }
  const { status, body } = answer
  if (isExpired(status, body)) return { kind: 'token-expired' }
  if (status === 401 || status === 403) return { kind: 'needs-reconnect' }
  if (status === 429) return { kind: 'rate-limited' }
  const { data } = resultsSchema.safeParse(body)
  if (status !== 200 || !data) return { kind: 'unreachable', reason: `HTTP ${status}` }
  return { kind: 'results', results: new Map(data.map(({ id, ...results }) => [id, results])) }
}

export function removalOf(answer: Answer): Removal {
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 204) return 'removed'
  return answer.status === 404 ? 'absent' : 'unreachable'
}
