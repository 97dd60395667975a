import type * as z from 'zod'
import { readDatetimeLocal } from '#platform/read-datetime-local.ts'
import { retryAt } from '#server/outgoing/retry-after.ts'
import type { OutgoingPost, PublishOutcome, Removal } from '../adapter.ts'
import { errorIn, isApiOff, lacksRights, reasonIn } from '../google/google-error.ts'
import { type Answer, bodyOf } from '../http/network-call.ts'
import { linkIn } from '../options/post-options.ts'
import type { RejectionCode } from '../rejection.ts'
import { firstUrlIn } from '../text/find-addresses.ts'
import { CLOCKS_DIFFER_MS, sameText } from '../text/same-text.ts'
import { type NewPost, postSchema, postsSchema } from './google-business.api.ts'

const MINUTE_S = 60

type Shown = z.output<typeof postSchema>

/** The button leads to the first page that the text names; a call needs none. */
function buttonOf({ text, options }: Pick<OutgoingPost, 'text' | 'options'>): NewPost['callToAction'] {
  const url = firstUrlIn(text)
  const { button } = options
  if (button === 'CALL') return { actionType: 'CALL' }
  if (url === undefined || button === 'none') return undefined
  return { actionType: button ?? 'LEARN_MORE', url }
}

type Chosen = OutgoingPost['options']

/** A moment as Google writes it; null if it is none. */
function momentOf(typed = '') {
  const { day, time } = readDatetimeLocal(typed) ?? {}
  const [year, month, dayOfMonth] = day?.split('-').map(Number) ?? []
  const [hours, minutes] = time?.split(':').map(Number) ?? []
  if (!year || !month || !dayOfMonth || hours === undefined || minutes === undefined) return null
  return { date: { year, month, day: dayOfMonth }, time: { hours, minutes } }
}

/** An event, and the days of an offer. */
function eventOf({ title, start, end }: Chosen): NewPost['event'] {
  const [from, to] = [momentOf(start), momentOf(end)]
  if (!title || !from || !to) return undefined
  const schedule = { startDate: from.date, startTime: from.time, endDate: to.date, endTime: to.time }
  return { title, schedule }
}

function offerOf({ coupon, redeemAt, terms }: Chosen): NewPost['offer'] {
  const page = linkIn(redeemAt)
  return {
    ...(coupon && { couponCode: coupon }),
    ...(page !== undefined && { redeemOnlineUrl: page }),
    ...(terms && { termsConditions: terms }),
  }
}

/** An offer has no button: Google shows its coupon and its page instead. */
function topicOf(post: Pick<OutgoingPost, 'text' | 'options'>): Omit<NewPost, 'summary' | 'media'> {
  const { options } = post
  const event = options.kind === 'event' || options.kind === 'offer' ? eventOf(options) : undefined
  if (event && options.kind === 'offer') return { topicType: 'OFFER', event, offer: offerOf(options) }
  const button = buttonOf(post)
  return {
    ...(event ? { topicType: 'EVENT', event } : { topicType: 'STANDARD' }),
    ...(button && { callToAction: button }),
  }
}

export function newPostOf(post: Pick<OutgoingPost, 'text' | 'options'>, photo: string | undefined): NewPost {
  return {
    ...topicOf(post),
    summary: post.text,
    ...(photo !== undefined && { media: [{ mediaFormat: 'PHOTO', sourceUrl: photo }] }),
  }
}

/** Google has not let the project in: its interface is off, or it may make no calls. */
export const isNotLetIn = (answer: Answer): boolean =>
  isApiOff(answer) ||
  (errorIn(answer)?.details.some(({ metadata }) => metadata?.quota_limit_value === '0') ?? false)

function codeOf(answer: Answer): RejectionCode | undefined {
  if (isNotLetIn(answer)) return 'app_not_approved'
  if (answer.kind !== 'answer') return undefined
  if (answer.status === 404) return 'destination_gone'
  return answer.status === 403 ? 'not_allowed' : undefined
}

/** A call that failed. `isVisible`: the one that makes the post visible; before it nothing can have been accepted. */
export function failureOf(answer: Answer, now: Date, isVisible: boolean): PublishOutcome {
  const reason = reasonIn(answer)
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason }
  const unclear: PublishOutcome = isVisible ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }
  if (answer.kind === 'lost' || answer.status < 400 || answer.status >= 500) return unclear
  if (answer.status === 401) return { kind: 'token-expired' }
  if (lacksRights(answer)) return { kind: 'needs-reconnect' }
  const code = codeOf(answer)
  if (answer.status === 429 && code === undefined)
    return {
      kind: 'rate-limited',
      retryAt: retryAt(answer.header('retry-after') ?? `${MINUTE_S}`, now),
      isOfApp: true,
    }
  return { kind: 'rejected', reason, ...(code && { code }) }
}

export const postIn = (answer: Answer): Shown | null => postSchema.safeParse(bodyOf(answer)).data ?? null

/** Ours among those of the profile: the same words, and made since we sent it. Undefined: not there; null: it does not say. */
export function ownPostIn(answer: Answer, text: string, sentAt: Date): Shown | null | undefined {
  const { data } = postsSchema.safeParse(bodyOf(answer))
  if (!data) return null
  const since = sentAt.getTime() - CLOCKS_DIFFER_MS
  return data.localPosts?.find(
    ({ createTime, summary }) => Date.parse(createTime ?? '') >= since && sameText(text, summary),
  )
}

export function removalOf(answer: Answer): Removal {
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 200) return 'removed'
  return answer.status === 404 ? 'absent' : 'unreachable'
}
