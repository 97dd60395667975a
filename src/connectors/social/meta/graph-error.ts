import * as z from 'zod'
import { clip } from '#platform/clip.ts'
import { readJson } from '#server/outgoing/read-json.ts'
import { retryAt } from '#server/outgoing/retry-after.ts'
import { outsideLine } from '#server/outside-text.ts'
import type { PublishOutcome } from '../adapter.ts'
import type { Answer } from '../http/network-call.ts'
import type { RejectionCode } from '../rejection.ts'

const REASON_MAX = 500
const MINUTE_S = 60
/** Facebook counts calls by the hour. */
const CALLS_REST_S = 5 * MINUTE_S
/** Instagram counts posts by the day, and does not say when the oldest of them stops counting. */
const POSTS_REST_S = 60 * MINUTE_S

const word = outsideLine.nullish().catch(undefined)
const number = z.number().nullish().catch(undefined)
const errorSchema = z.object({
  error: z.object({
    message: word,
    code: number,
    error_subcode: number,
    is_transient: z.boolean().nullish().catch(undefined),
    error_user_msg: word,
  }),
})
/** The server that takes files speaks otherwise. */
const uploadErrorSchema = z.object({ debug_info: z.object({ message: word, type: word }) })
const businessUsageSchema = z.record(
  z.string().max(100),
  z
    .array(z.object({ estimated_time_to_regain_access: z.number().nonnegative().catch(0) }))
    .max(100)
    .catch([]),
)

export type GraphError = {
  status: number
  code: number
  subcode: number
  isTransient: boolean
  message: string
}

type Given = Extract<Answer, { kind: 'answer' }>

/** What an answer complains about; null if it has nothing to complain about that can be read. */
export function graphErrorIn({ status, body }: Given): GraphError | null {
  const { data } = errorSchema.safeParse(body)
  if (data) {
    const {
      message,
      code,
      error_subcode: subcode,
      is_transient: isTransient,
      error_user_msg: said,
    } = data.error
    return {
      status,
      code: code ?? 0,
      subcode: subcode ?? 0,
      isTransient: isTransient === true,
      message: said || message || `HTTP ${status}`,
    }
  }
  const upload = uploadErrorSchema.safeParse(body).data?.debug_info
  if (!upload) return null
  return { status, code: 0, subcode: 0, isTransient: false, message: upload.message || upload.type || '' }
}

export function reasonOf(answer: Answer): string {
  if (answer.kind !== 'answer') return answer.reason
  return clip(graphErrorIn(answer)?.message || `HTTP ${answer.status}`, REASON_MAX)
}

const MOST_POSTS = 9
const callLimits = new Set([4, 17, 32, 341, 613])
export const isCallLimit = (code: number) => callLimits.has(code) || (code >= 80_000 && code < 80_015)
/** The code of call limits is also used for posts that look like spam. */
const LOOKS_LIKE_SPAM = 2_207_051
export const isClosedToken = (code: number) => code === 190 || code === 102
const BLOCKED = 368
const isMissingRight = (code: number) => code === 3 || code === 10 || (code >= 200 && code < 300)
const MISSING_OBJECT = 33
const isOwnTrouble = ({ status, code, isTransient }: GraphError) =>
  status >= 500 || isTransient || code === 1 || code === 2 || code < 0

const rejectionCodes: Record<number, RejectionCode> = {
  2207004: 'file_too_big',
  2207005: 'file_type',
  2207009: 'file_shape',
  2207010: 'too_long',
  2207026: 'file_type',
  2207052: 'no_public_address',
}

/** What Instagram calls a file it cannot use, by the number in its answers and in the state of a container. */
export const rejectionOf = (subcode: number): RejectionCode | undefined => rejectionCodes[subcode]

/** When calls are allowed again, by the header in which Facebook foretells it. */
export function restOf({ header }: Given, usual: number): string {
  const usage = businessUsageSchema.safeParse(readJson(header('x-business-use-case-usage') ?? '')).data ?? {}
  const minutes = Object.values(usage)
    .flat()
    .map((each) => each.estimated_time_to_regain_access)
  const longest = Math.max(0, ...minutes)
  return longest > 0 ? `${Math.ceil(longest * MINUTE_S)}` : (header('retry-after') ?? `${usual}`)
}

function codeOf({ code, subcode }: GraphError): RejectionCode | undefined {
  if (code === BLOCKED || subcode === LOOKS_LIKE_SPAM || isMissingRight(code)) return 'not_allowed'
  if ((code === 100 && subcode === MISSING_OBJECT) || code === 803) return 'destination_gone'
  return rejectionOf(subcode)
}

/** A call that failed. `isVisible`: the one that makes the post visible; before it nothing can have been accepted. */
export function failureOf(answer: Answer, now: Date, isVisible: boolean): PublishOutcome {
  const reason = reasonOf(answer)
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason }
  const unclear: PublishOutcome = isVisible ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }
  if (answer.kind === 'lost') return unclear
  const error = graphErrorIn(answer)
  if (answer.status === 429 || (error && isCallLimit(error.code) && error.subcode !== LOOKS_LIKE_SPAM))
    return { kind: 'rate-limited', retryAt: retryAt(restOf(answer, CALLS_REST_S), now) }
  if (!error || answer.status < 400) return unclear
  if (error.code === MOST_POSTS)
    return { kind: 'rate-limited', retryAt: retryAt(restOf(answer, POSTS_REST_S), now) }
  if (isClosedToken(error.code)) return { kind: 'needs-reconnect' }
  if (isOwnTrouble(error)) return unclear
  const code = codeOf(error)
  return { kind: 'rejected', reason, ...(code && { code }) }
}

/** The account is no longer there, or no longer lets us in. */
export function isAccessRefused(answer: Answer): boolean {
  if (answer.kind !== 'answer' || answer.status >= 500) return false
  const error = graphErrorIn(answer)
  if (!error || isOwnTrouble(error) || isCallLimit(error.code)) return false
  return isClosedToken(error.code) || isMissingRight(error.code) || error.code === 100 || error.code === 803
}
