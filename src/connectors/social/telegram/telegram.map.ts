import * as z from 'zod'
import { clip } from '#platform/clip.ts'
import { retryAt } from '#server/outgoing/retry-after.ts'
import type { OutgoingMedia, OutgoingPost, PublishOutcome } from '../adapter.ts'
import type { Part } from '../http/multipart.ts'
import type { Answer, Payload } from '../http/network-call.ts'
import type { FileRule, OutgoingFile } from '../outgoing-file.ts'
import type { RejectionCode } from '../rejection.ts'
import { MB } from '../units.ts'
import { doneSchema, messageSchema, refusedSchema } from './telegram.api.ts'
import { PHOTO_SHAPE } from './telegram.manifest.ts'

const REASON_MAX = 500

export const fileRules: Record<OutgoingMedia['kind'], FileRule> = {
  picture: { types: ['image/jpeg', 'image/png'], maxBytes: 10 * MB, shape: PHOTO_SHAPE },
  video: { types: ['video/mp4'], maxBytes: 50 * MB },
}

/** A medium with the file that is sent for it. */
export type Enclosure = { medium: OutgoingMedia; file: OutgoingFile }

type Send = { method: string; body: Payload }

const field = (name: string, value: string | number | boolean): Part => ({ name, text: `${value}` })

const shape = ({ medium: { kind, width, height } }: Enclosure) =>
  kind === 'video' ? { width, height, supports_streaming: true } : {}

const typeOf = ({ medium }: Enclosure) => (medium.kind === 'video' ? 'video' : 'photo')

function albumOf(text: string, enclosures: readonly Enclosure[]): Part[] {
  const items = enclosures.map((each, index) => ({
    type: typeOf(each),
    media: `attach://file${index}`,
    // An album shows the caption of its first item.
    ...(index === 0 && { caption: text }),
    ...shape(each),
  }))
  return [
    { name: 'media', text: JSON.stringify(items) },
    ...enclosures.map(({ file }, index) => ({ name: `file${index}`, file })),
  ]
}

/** The one call that publishes a post. Plain text: nothing in it is read as markup. */
export function sendOf(
  chat: string,
  { text, options }: Pick<OutgoingPost, 'text' | 'options'>,
  enclosures: readonly Enclosure[],
): Send {
  const isSilent = options.silent === 'yes'
  const [first, ...others] = enclosures
  if (!first) {
    const quiet = isSilent && { disable_notification: true }
    return { method: 'sendMessage', body: { json: { chat_id: chat, text, ...quiet } } }
  }
  const common = [field('chat_id', chat), ...(isSilent ? [field('disable_notification', true)] : [])]
  if (others.length > 0)
    return { method: 'sendMediaGroup', body: { parts: [...common, ...albumOf(text, enclosures)] } }
  const type = typeOf(first)
  const details = Object.entries({ caption: text, ...shape(first) }).map(([name, value]) =>
    field(name, value),
  )
  return {
    method: type === 'video' ? 'sendVideo' : 'sendPhoto',
    body: { parts: [...common, ...details, { name: type, file: first.file }] },
  }
}

/** Private channels and groups have addresses that only their members can open; small groups have none. */
function addressOf({ id, username }: { id: string; username?: string | undefined }, message: string): string {
  if (username) return `https://t.me/${encodeURIComponent(username)}/${message}`
  if (id.startsWith('-100')) return `https://t.me/c/${id.slice('-100'.length)}/${message}`
  return `https://web.telegram.org/a/#${id}`
}

const sentSchema = z.union([messageSchema.transform((message) => [message]), z.array(messageSchema).max(10)])

/** An album is several messages: its id names all of them, so that all can be deleted. */
function publishedOf(result: unknown): PublishOutcome {
  const [first, ...others] = sentSchema.safeParse(result).data ?? []
  if (!first) return { kind: 'unknown', reason: 'unreadable answer' }
  const remoteId = [first, ...others].map(({ message_id }) => message_id).join(',')
  return { kind: 'published', remoteId, url: addressOf(first.chat, first.message_id) }
}

const codes: readonly [said: RegExp, code: RejectionCode][] = [
  [/chat not found/i, 'destination_gone'],
  [/too long/i, 'too_long'],
  [/too (big|large)/i, 'file_too_big'],
  [/PHOTO_INVALID_DIMENSIONS/, 'file_shape'],
  [/IMAGE_PROCESS_FAILED|wrong type of the web page content/i, 'file_type'],
  [/not enough rights|administrator rights|CHAT_WRITE_FORBIDDEN|have no rights/i, 'not_allowed'],
]

function rejected(reason: string): PublishOutcome {
  const code = codes.find(([said]) => said.test(reason))?.[1]
  return { kind: 'rejected', reason: clip(reason, REASON_MAX), ...(code && { code }) }
}

/** Telegram knows no repetition and no look-up, so whatever is unclear stays unknown. */
export function outcomeOf(answer: Answer, now: Date): PublishOutcome {
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason: answer.reason }
  if (answer.kind === 'lost') return { kind: 'unknown', reason: answer.reason }
  const done = doneSchema.safeParse(answer.body).data
  if (done && answer.status === 200) return publishedOf(done.result)
  const refused = refusedSchema.safeParse(answer.body).data
  if (!refused) return { kind: 'unknown', reason: `HTTP ${answer.status}` }
  const { error_code: status, description, parameters } = refused
  if (status === 429)
    return { kind: 'rate-limited', retryAt: retryAt(`${parameters.retry_after ?? ''}` || null, now) }
  // A token that Telegram does not know is answered with 404, a bot that was removed with 403.
  if (status === 401 || status === 403 || status === 404) return { kind: 'needs-reconnect' }
  if (status >= 400 && status < 500) return rejected(description || `HTTP ${status}`)
  return { kind: 'unknown', reason: `HTTP ${status}` }
}

export type Reading<T> =
  | { kind: 'read'; value: T }
  | { kind: 'refused'; status: number; description: string }
  | { kind: 'unreachable' }
  | { kind: 'unreadable' }

/** The answer to a question, as opposed to a post. */
export function readingOf<T>(answer: Answer, schema: z.ZodType<T>): Reading<T> {
  if (answer.kind !== 'answer' || answer.status >= 500) return { kind: 'unreachable' }
  const refused = refusedSchema.safeParse(answer.body).data
  if (refused) return { kind: 'refused', status: refused.error_code, description: refused.description }
  const value = schema.safeParse(doneSchema.safeParse(answer.body).data?.result)
  return value.success ? { kind: 'read', value: value.data } : { kind: 'unreadable' }
}
