import type { OutgoingPost, PublishOutcome, Removal, Results } from '../adapter.ts'
import { reasonIn } from '../connect/oauth2.ts'
import { allowedAt } from '../http/allowance.ts'
import type { Answer } from '../http/network-call.ts'
import { linkIn } from '../options/post-options.ts'
import type { RejectionCode } from '../rejection.ts'
import { firstUrlIn } from '../text/find-addresses.ts'
import { CLOCKS_DIFFER_MS, sameText } from '../text/same-text.ts'
import { allowance, errorIn, type NewPin, pinMetricsSchema, pinSchema, pinsSchema } from './pinterest.api.ts'

/** The app has trial access only, and Pinterest wants to see it first. */
const TRIAL_ACCESS = 29

export const pinUrl = (id: string) => `https://www.pinterest.com/pin/${id}/`

export function pinOf(
  boardId: string,
  { title, text, media, options }: Pick<OutgoingPost, 'title' | 'text' | 'media' | 'options'>,
  source: NewPin['media_source'],
): NewPin {
  const alt = media[0]?.alt
  // Pins lead to a page: the chosen one, or the first that the text names.
  const link = linkIn(options.link) ?? firstUrlIn(text)
  return {
    board_id: boardId,
    ...(title && { title }),
    ...(text && { description: text }),
    ...(alt && { alt_text: alt }),
    ...(link && { link }),
    media_source: source,
  }
}

function codeOf(answer: Answer): RejectionCode | undefined {
  if (answer.kind !== 'answer') return undefined
  if (errorIn(answer)?.code === TRIAL_ACCESS) return 'app_not_approved'
  return answer.status === 404 ? 'destination_gone' : undefined
}

/** A call that failed. `isVisible`: the one that makes the pin visible; before it nothing can have been accepted. */
export function failureOf(answer: Answer, now: Date, isVisible: boolean): PublishOutcome {
  const reason = reasonIn(answer)
  const unclear: PublishOutcome = isVisible ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason }
  if (answer.kind === 'lost') return unclear
  const { status } = answer
  if (status === 401) return { kind: 'token-expired' }
  if (status === 429) return { kind: 'rate-limited', retryAt: allowedAt(answer.header, allowance, now) }
  if (status < 400 || status >= 500) return unclear
  const code = codeOf(answer)
  return { kind: 'rejected', reason, ...(code && { code }) }
}

/** The id of the pin in an answer; null if there is none. */
export const createdIn = (answer: Answer): string | null =>
  (answer.kind === 'answer' && answer.status === 201 && pinSchema.safeParse(answer.body).data?.id) || null

/** In UTC, whether it says so or not. */
const instantOf = (text: string) => Date.parse(/(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)

/**
 * Our pin among those of its board: the same words, and made since we sent it. Undefined if it is not there; null if
 * the answer does not say.
 */
export function ownPinIn(
  answer: Answer,
  { title, text }: Pick<OutgoingPost, 'title' | 'text'>,
  sentAt: Date,
): string | null | undefined {
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  const { data } = pinsSchema.safeParse(answer.body)
  if (!data) return null
  const since = sentAt.getTime() - CLOCKS_DIFFER_MS
  return data.items.find(
    (pin) =>
      instantOf(pin.created_at ?? '') >= since &&
      sameText(title, pin.title) &&
      sameText(text, pin.description),
  )?.id
}

export function resultsIn(answer: Answer): Results | null {
  const { data } = pinMetricsSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  if (!data) return null
  const found = data.pin_metrics?.all_time ?? data.pin_metrics?.lifetime_metrics
  return {
    reach: found?.impression ?? null,
    likes: found?.reaction ?? null,
    comments: found?.comment ?? null,
    shares: found?.save ?? null,
    clicks: found?.clickthrough ?? null,
  }
}

export function removalOf(answer: Answer): Removal {
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 204) return 'removed'
  return answer.status === 404 ? 'absent' : 'unreachable'
}

/** Pinterest has a host for each language and country. */
const HOST = /^(?:[a-z-]{2,10}\.)?pinterest\.(?:com|com\.[a-z]{2}|co\.[a-z]{2}|[a-z]{2})$/
const PIN_PAGE = /^\/pin\/(?:[^/]{0,300}--)?(\d{1,25})(?:\/|$)/

export const pinIdIn = (page: URL): string | null =>
  HOST.test(page.hostname) ? (PIN_PAGE.exec(page.pathname)?.[1] ?? null) : null
