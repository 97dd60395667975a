import type * as z from 'zod'
import { clip } from '#platform/clip.ts'
import type { OutgoingPost, PublishOutcome, Removal, Results } from '../adapter.ts'
import { type AllowanceHeaders, allowedAt, restUntil } from '../http/allowance.ts'
import { type Answer, bodyOf } from '../http/network-call.ts'
import { pollIn } from '../options/poll-options.ts'
import type { RejectionCode } from '../rejection.ts'
import { isOnHost } from '../text/is-on-host.ts'
import { CLOCKS_DIFFER_MS, sameText } from '../text/same-text.ts'
import {
  allowance,
  createdSchema,
  deletedSchema,
  type NewPost,
  postsSchema,
  problemSchema,
  resultsSchema,
} from './x.api.ts'

const REASON_MAX = 500
/** A day, which the form presets. */
const POLL_MINUTES = '1440'

type Given = Extract<Answer, { kind: 'answer' }>
type Problem = { reason: string; kind: string }

/** What X complains about: in its words, and by the name of the problem. */
function problemIn({ status, body }: Given): Problem {
  const { title, detail, type, errors } = problemSchema.safeParse(body).data ?? {}
  const first = errors?.[0]
  const reason = detail || first?.message || first?.detail || title || `HTTP ${status}`
  return { reason: clip(reason, REASON_MAX), kind: `${type ?? ''} ${title ?? ''}` }
}

export const reasonOf = (answer: Answer): string =>
  answer.kind === 'answer' ? problemIn(answer).reason : answer.reason

export const postUrl = (id: string) => `https://x.com/i/web/status/${id}`

/** The developer account has nothing left, or has reached a limit that its owner has set at X. */
export function isOutOfCredits(answer: Answer): boolean {
  if (answer.kind !== 'answer') return false
  const { status } = answer
  const { reason, kind } = problemIn(answer)
  if (status === 402) return true
  if (status === 429) return /usage-capped|UsageCapExceeded/i.test(kind)
  return status === 403 && /\/problems\/credits|CreditsDepleted|SpendCapReached/i.test(`${kind} ${reason}`)
}

/** X refuses the same text twice. */
export const isDuplicate = (answer: Answer): boolean =>
  answer.kind === 'answer' && answer.status === 403 && /duplicate/i.test(problemIn(answer).reason)

/** Uploaded files are kept for a day. */
export const isMediaGone = (answer: Answer): boolean =>
  answer.kind === 'answer' && answer.status === 400 && /media ids? (is|are) invalid/i.test(reasonOf(answer))

/** The upload has expired, or is in another state than we thought. */
export const isUploadGone = (answer: Answer): boolean =>
  answer.kind === 'answer' && (answer.status === 400 || answer.status === 404)

/** What a call about a file answered, if it did what it should. */
export const doneIn = (answer: Answer): { body: unknown } | null =>
  answer.kind === 'answer' && answer.status >= 200 && answer.status < 300 ? answer : null

function codeOf(answer: Given): RejectionCode | undefined {
  const { reason, kind } = problemIn(answer)
  if (isOutOfCredits(answer)) return 'no_credits'
  if (isDuplicate(answer)) return 'duplicate'
  if (/too long/i.test(reason)) return 'too_long'
  if (/file size|too large/i.test(reason)) return 'file_too_big'
  if (/suspended|deactivated/i.test(reason)) return 'destination_gone'
  if (/client-forbidden/i.test(kind)) return 'app_not_approved'
  return answer.status === 403 ? 'not_allowed' : undefined
}

const limitOf = (name: string): AllowanceHeaders => ({
  remaining: `${name}-remaining`,
  reset: `${name}-reset`,
  resetIn: 'epoch',
})
const APP_DAY = limitOf('x-app-limit-24hour')
const USER_DAY = limitOf('x-user-limit-24hour')

/** X counts calls by the quarter of an hour, and posts by the day: of the account and of the app. */
function limitIn({ header }: Given, now: Date): PublishOutcome {
  const ofApp = restUntil(header, APP_DAY, now)
  if (ofApp) return { kind: 'rate-limited', retryAt: ofApp, isOfApp: true }
  const ofUser = restUntil(header, USER_DAY, now)
  return { kind: 'rate-limited', retryAt: ofUser ?? allowedAt(header, allowance, now) }
}

/** A call that failed. `isVisible`: the one that makes the post visible; before it nothing can have been accepted. */
export function failureOf(answer: Answer, now: Date, isVisible: boolean): PublishOutcome {
  const reason = reasonOf(answer)
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason }
  const unclear: PublishOutcome = isVisible ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }
  if (answer.kind === 'lost') return unclear
  const { status } = answer
  if (status === 401) return { kind: 'token-expired' }
  if (status === 429 && !isOutOfCredits(answer)) return limitIn(answer, now)
  if (status < 400 || status >= 500 || status === 408) return unclear
  const code = codeOf(answer)
  return { kind: 'rejected', reason, ...(code && { code }) }
}

/** The id of the post in an answer; null if there is none. */
export const createdIn = (answer: Answer): string | null => {
  const isMade = answer.kind === 'answer' && (answer.status === 201 || answer.status === 200)
  return (isMade && createdSchema.safeParse(answer.body).data?.data.id) || null
}

/** A part of a thread. Only the first one shows files and says what people chose. */
export function partOf(
  { text, followUps, options, media }: Pick<OutgoingPost, 'text' | 'followUps' | 'options' | 'media'>,
  ids: readonly string[],
  mediaIds: readonly string[],
): NewPost {
  const parent = ids.at(-1)
  if (parent !== undefined)
    return { text: followUps[ids.length - 1] ?? '', reply: { in_reply_to_tweet_id: parent } }
  const { replies, pollMinutes = POLL_MINUTES } = options
  const choices = pollIn({ options, media })
  return {
    text,
    ...(mediaIds.length > 0 && { media: { media_ids: mediaIds } }),
    ...(choices && { poll: { options: choices, duration_minutes: Number(pollMinutes) } }),
    ...(replies !== undefined && replies !== 'everyone' && { reply_settings: replies }),
    ...(options.madeWithAi === 'yes' && mediaIds.length > 0 && { made_with_ai: true }),
    ...(options.paidPartnership === 'yes' && { paid_partnership: true }),
  }
}

const entities = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  // Last, so that nothing is read twice.
  ['&amp;', '&'],
] as const
const unescaped = (text: string) =>
  entities.reduce((rest, [written, sign]) => rest.replaceAll(written, sign), text)

type Shown = NonNullable<z.output<typeof postsSchema>['data']>[number]

/** The words of a post as they were sent: links at their full length, and without the links to its own files. */
export function sentText({ text, entities: found }: Pick<Shown, 'text' | 'entities'>): string {
  const links = found?.urls ?? []
  const long = links.reduce((rest, { url, expanded_url: full, media_key: file }) => {
    if (!url) return rest
    const isFile = Boolean(file) || /\/status\/\d+\/(photo|video)\/\d/.test(full ?? '')
    return rest.replaceAll(url, isFile ? '' : (full ?? url))
  }, text)
  return unescaped(long)
}

/** X adds what is missing to a link, and changes the case of its domain. */
const comparable = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('https://', '')
    .replaceAll('http://', '')
    .replace(/\/(?=\s|$)/g, '')

/** Ours among the newest: the same words, and made since we sent it. Undefined: not there; null: it does not say. */
export function ownIdIn(
  answer: Answer,
  text: string,
  sentAt: Date,
  known: readonly string[],
): string | null | undefined {
  const { data } = postsSchema.safeParse(bodyOf(answer))
  if (!data || (!data.data && data.meta?.result_count !== 0)) return null
  const since = sentAt.getTime() - CLOCKS_DIFFER_MS
  return data.data?.find(
    (post) =>
      !known.includes(post.id) &&
      Date.parse(post.created_at ?? '') >= since &&
      sameText(comparable(text), comparable(sentText(post))),
  )?.id
}

/** X charges for each post in an answer, and for nothing that it refuses. */
export function isCertainlyFree(answer: Answer): boolean {
  if (answer.kind === 'not-connected') return true
  if (answer.kind === 'lost') return false
  const { status } = answer
  if (status >= 400 && status < 500) return true
  const { data } = postsSchema.safeParse(bodyOf(answer))
  return data?.meta?.result_count === 0 && (data.data?.length ?? 0) === 0
}

export function removalOf(answer: Answer): Removal {
  if (deletedSchema.safeParse(bodyOf(answer)).success) return 'removed'
  return answer.kind === 'answer' && answer.status === 404 ? 'absent' : 'unreachable'
}

const sum = (...counts: (number | null | undefined)[]): number | null => {
  const known = counts.filter((each) => typeof each === 'number')
  return known.length === 0 ? null : known.reduce((total, each) => total + each, 0)
}

const unknownResults: Results = { reach: null, likes: null, comments: null, shares: null, clicks: null }

/** By id; null if the answer does not say. Posts that X no longer has are left out. */
export function resultsIn(answer: Answer): Map<string, Results> | null {
  const { data } = resultsSchema.safeParse(bodyOf(answer))
  if (!data?.data && !data?.errors) return null
  const results = new Map<string, Results>()
  // A figure that X does not tell us hides the post, although it is there.
  for (const { resource_id: id, type } of data.errors ?? [])
    if (id && !type?.endsWith('/resource-not-found')) results.set(id, unknownResults)
  for (const { id, public_metrics: open, non_public_metrics: own } of data.data ?? [])
    results.set(id, {
      reach: open?.impression_count ?? own?.impression_count ?? null,
      likes: open?.like_count ?? null,
      comments: open?.reply_count ?? null,
      shares: sum(open?.repost_count ?? open?.retweet_count, open?.quote_count),
      clicks: own?.url_link_clicks ?? null,
    })
  return results
}

/** The names of accounts change, so the number alone names a post. */
const POST_PAGE = /^\/(?:[^/]{1,50}|i\/web)\/status(?:es)?\/(\d{1,20})(?:\/|$)/

export const postIdIn = (page: URL): string | null =>
  isOnHost(page, ['x.com', 'twitter.com']) ? (POST_PAGE.exec(page.pathname)?.[1] ?? null) : null
