import { createHash } from 'node:crypto'
import * as z from 'zod'
import { clip } from '#platform/clip.ts'
import { retryAt } from '#server/outgoing/retry-after.ts'
import { outsideLine } from '#server/outside-text.ts'
import type { OutgoingMedia, OutgoingPost, PublishOutcome, Removal } from '../adapter.ts'
import type { Answer, Payload } from '../http/network-call.ts'
import type { FileRule, OutgoingFile } from '../outgoing-file.ts'
import type { RejectionCode } from '../rejection.ts'
import { MB } from '../units.ts'
import type { Access, Place } from './discord.access.ts'
import { limitedSchema, messageSchema, refusedSchema } from './discord.api.ts'

const REASON_MAX = 500
const NONCE_MAX = 25
const DESCRIPTION_MAX = 1024

export const fileRules: Record<OutgoingMedia['kind'], FileRule> = {
  picture: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'], maxBytes: 10 * MB },
  video: { types: ['video/mp4', 'video/webm', 'video/quicktime'], maxBytes: 10 * MB },
}

/** A medium with the file that is sent for it. */
export type Enclosure = { medium: OutgoingMedia; file: OutgoingFile }

/** Our reference in the length that Discord accepts. */
export const nonceOf = (reference: string): string =>
  createHash('sha256').update(reference).digest('base64url').slice(0, NONCE_MAX)

/** @everyone and @names stay text: nobody is notified. */
export function messageOf(
  access: Access,
  { text, reference }: Pick<OutgoingPost, 'text' | 'reference'>,
  enclosures: readonly Enclosure[],
): Payload {
  const message = {
    content: text,
    allowed_mentions: { parse: [] },
    // Webhooks have no nonce.
    ...(access.kind === 'bot' && { nonce: nonceOf(reference), enforce_nonce: true }),
  }
  if (enclosures.length === 0) return { json: message }
  const attachments = enclosures.map(({ medium: { alt }, file }, index) => ({
    id: `${index}`,
    filename: file.name,
    ...(alt && { description: clip(alt, DESCRIPTION_MAX) }),
  }))
  return {
    parts: [
      { name: 'payload_json', text: JSON.stringify({ ...message, attachments }), type: 'application/json' },
      ...enclosures.map(({ file }, index) => ({ name: `files[${index}]`, file })),
    ],
  }
}

type Detail = { code: string; message: string }
const detailSchema = z.object({ code: outsideLine.default(''), message: outsideLine.default('') })
const MOST_DETAILS = 5
const DEEPEST = 8

/** Discord names what is wrong with each field, in a tree of the request. */
function detailsIn(errors: unknown, depth = 0): Detail[] {
  if (typeof errors !== 'object' || errors === null || depth > DEEPEST) return []
  return Object.values(errors)
    .flatMap((each: unknown) => {
      const detail = detailSchema.safeParse(each).data
      return detail?.message ? [detail] : detailsIn(each, depth + 1)
    })
    .slice(0, MOST_DETAILS)
}

const codes: Record<number, RejectionCode> = {
  10003: 'destination_gone',
  10004: 'destination_gone',
  10015: 'destination_gone',
  40005: 'file_too_big',
  50013: 'not_allowed',
  200000: 'not_allowed',
  200001: 'not_allowed',
  240000: 'not_allowed',
}

/** The bot is no longer in the server, or does not see the channel: connecting again says what is missing. */
const MISSING_ACCESS = 50001

function rejectedBy(
  { code, message, errors }: z.infer<typeof refusedSchema>,
  status: number,
): PublishOutcome {
  const details = detailsIn(errors)
  const said = [message, ...details.map((each) => each.message)].filter(Boolean).join(' ')
  const isTooLong = details.some((each) => each.code === 'BASE_TYPE_MAX_LENGTH')
  const known = codes[code] ?? (isTooLong ? 'too_long' : undefined)
  const reason = clip(said || `HTTP ${status}`, REASON_MAX)
  return { kind: 'rejected', reason, ...(known && { code: known }) }
}

export function outcomeOf(answer: Answer, { server }: Place, now: Date): PublishOutcome {
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason: answer.reason }
  if (answer.kind === 'lost') return { kind: 'unknown', reason: answer.reason }
  const { status, body, header } = answer
  if (status === 200) {
    const sent = messageSchema.safeParse(body).data
    if (!sent) return { kind: 'unknown', reason: 'unreadable answer' }
    const url = `https://discord.com/channels/${server}/${sent.channel_id}/${sent.id}`
    return { kind: 'published', remoteId: sent.id, url }
  }
  if (status === 429) {
    const seconds = limitedSchema.safeParse(body).data?.retry_after
    const wait = seconds === undefined ? header('retry-after') : `${Math.ceil(seconds)}`
    return { kind: 'rate-limited', retryAt: retryAt(wait, now) }
  }
  const refused = refusedSchema.safeParse(body).data
  if (!refused || status < 400 || status >= 500) return { kind: 'unknown', reason: `HTTP ${status}` }
  if (status === 401 || refused.code === MISSING_ACCESS) return { kind: 'needs-reconnect' }
  return rejectedBy(refused, status)
}

export type Reading<T> =
  | { kind: 'read'; value: T }
  | { kind: 'refused'; status: number; said: string }
  | { kind: 'unreachable' }
  | { kind: 'unreadable' }

/** The answer to a question, as opposed to a post. */
export function readingOf<T>(answer: Answer, schema: z.ZodType<T>): Reading<T> {
  if (answer.kind !== 'answer' || answer.status >= 500) return { kind: 'unreachable' }
  const { status, body } = answer
  if (status === 429) return { kind: 'refused', status, said: '' }
  if (status === 200) {
    const value = schema.safeParse(body)
    return value.success ? { kind: 'read', value: value.data } : { kind: 'unreadable' }
  }
  const refused = refusedSchema.safeParse(body).data
  return refused ? { kind: 'refused', status, said: refused.message } : { kind: 'unreadable' }
}

export function removalOf(answer: Answer): Removal {
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 204) return 'removed'
  return answer.status === 404 && refusedSchema.safeParse(answer.body).success ? 'absent' : 'unreachable'
}
