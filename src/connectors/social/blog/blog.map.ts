import { clip } from '#platform/clip.ts'
import { retryAt } from '#server/outgoing/retry-after.ts'
import type { Lookup, PublishOutcome, Removal } from '../adapter.ts'
import type { Answer } from '../http/network-call.ts'
import type { RejectionCode } from '../rejection.ts'
import { type BlogPost, errorSchema, postsSchema } from './blog.api.ts'
import { readName } from './post-content.ts'

type Answered = Extract<Answer, { kind: 'answer' }>

const REASON_MAX = 500

const permanentRedirects = [301, 308]

/** WordPress' own error; null if something else answered: the web server, a firewall, a page about maintenance. */
export const errorIn = (body: unknown) => errorSchema.safeParse(body).data ?? null

function reasonIn({ status, body }: Answered): string {
  const said = errorIn(body)?.message ?? ''
  return clip(readName(said.replace(/<[^<>]*>/g, '')), REASON_MAX) || `HTTP ${status}`
}

const fileCodes: Record<string, RejectionCode> = {
  rest_upload_file_too_big: 'file_too_big',
  rest_upload_image_type_not_supported: 'file_type',
}

/** Sent with status 500, but said by WordPress itself: this file is not accepted. */
const FILE_REFUSED = 'rest_upload_sideload_error'

function rejection(answer: Answered, code?: RejectionCode): PublishOutcome {
  return { kind: 'rejected', reason: reasonIn(answer), ...(code && { code }) }
}

function refusalOf(answer: Answered, now: Date): PublishOutcome | null {
  const { status, body, header } = answer
  const code = errorIn(body)?.code ?? ''
  if (status === 401 && code) return { kind: 'needs-reconnect' }
  if (permanentRedirects.includes(status)) return { kind: 'needs-reconnect' }
  // The user lacks a right, or a firewall refuses the post: new access changes neither.
  if (status === 401 || status === 403) return rejection(answer, 'not_allowed')
  if (status === 404 || status === 410) return rejection(answer, 'destination_gone')
  if (status === 413) return rejection(answer, 'file_too_big')
  if (status === 429) return { kind: 'rate-limited', retryAt: retryAt(header('retry-after'), now) }
  const isRefused = (status >= 400 && status < 500) || code === FILE_REFUSED
  return isRefused ? rejection(answer, fileCodes[code]) : null
}

/**
 * What an answer means that is not the expected one. Only the call that creates the post may have been accepted in spite
 * of it; uploads and terms can be repeated.
 */
export function failureOf(answer: Answer, now: Date, mayBeAccepted: boolean): PublishOutcome {
  const unclear = mayBeAccepted ? 'unknown' : 'not-sent'
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason: answer.reason }
  if (answer.kind === 'lost') return { kind: unclear, reason: answer.reason }
  const reason = answer.status < 300 ? 'unreadable answer' : `HTTP ${answer.status}`
  return refusalOf(answer, now) ?? { kind: unclear, reason }
}

export type PostLookup = { kind: 'found'; post: BlogPost } | Extract<Lookup, { kind: 'absent' | 'unknown' }>

export function postIn(answer: Answer, isWanted: (post: BlogPost) => boolean): PostLookup {
  if (answer.kind !== 'answer' || answer.status !== 200) return { kind: 'unknown' }
  const { data } = postsSchema.safeParse(answer.body)
  if (!data) return { kind: 'unknown' }
  const post = data.find(isWanted)
  return post ? { kind: 'found', post } : { kind: 'absent' }
}

export const isDraft = ({ status }: BlogPost): boolean => status === 'draft' || status === 'pending'

export function removalOf(answer: Answer): Removal {
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 200) return 'removed'
  const code = errorIn(answer.body)?.code
  return code === 'rest_post_invalid_id' || code === 'rest_already_trashed' ? 'absent' : 'unreachable'
}

export function healthOf(answer: Answer): 'ok' | 'needs-reconnect' | 'unreachable' {
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 200) return 'ok'
  const isRefused = (answer.status === 401 || answer.status === 403) && errorIn(answer.body) !== null
  return isRefused || permanentRedirects.includes(answer.status) ? 'needs-reconnect' : 'unreachable'
}
