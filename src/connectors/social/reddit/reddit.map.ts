import { clip } from '#platform/clip.ts'
import { retryAt } from '#server/outgoing/retry-after.ts'
import type { ChannelAccount, OutgoingPost, PublishOutcome, Removal, Results } from '../adapter.ts'
import { allowedAt } from '../http/allowance.ts'
import { type Answer, bodyOf } from '../http/network-call.ts'
import type { RejectionCode } from '../rejection.ts'
import { firstUrlIn } from '../text/find-addresses.ts'
import { isOnHost } from '../text/is-on-host.ts'
import { CLOCKS_DIFFER_MS, sameText } from '../text/same-text.ts'
import * as api from './reddit.api.ts'
import { communityIn } from './reddit-account.ts'

const REASON_MAX = 500
const PAGE_URL = 'https://www.reddit.com'
const MINUTE = 60
const HOUR = 3600

/** The names of its errors, and what they mean here. */
const codes: [pattern: RegExp, code: RejectionCode][] = [
  [/^SUBREDDIT_NOEXIST$/, 'destination_gone'],
  [
    /^(SUBREDDIT_NOTALLOWED|SUBREDDIT_DISABLED_.*|USER_(BLOCKED|BANNED).*|.*BANNED.*|BAD_CAPTCHA)$/,
    'not_allowed',
  ],
  [/^(ALREADY_SUB|.*REPOST.*)$/, 'duplicate'],
  [/^(SUBMIT_VALIDATION_FLAIR_REQUIRED|FLAIR_REQUIRED)$/, 'flair_required'],
  [/^(BAD_FLAIR_TEMPLATE_ID|BAD_POST_FLAIR.*|SUBMIT_VALIDATION_.*FLAIR.*)$/, 'flair_unknown'],
  [/^(TOO_LONG|TITLE_TOO_LONG|SUBMIT_VALIDATION_.*MAX_LENGTH.*)$/, 'too_long'],
  [/^(IMAGE_ERROR|BAD_IMAGE|.*IMAGE_TYPE.*)$/, 'file_type'],
  [/^(SUBMIT_VALIDATION_.*|NO_(SELFS|LINKS|IMAGES|VIDEOS|GALLERIES)|.*_NOTALLOWED)$/, 'community_rules'],
]

const codeOf = (name: string): RejectionCode | undefined => codes.find(([pattern]) => pattern.test(name))?.[1]

export function reasonOf(answer: Answer): string {
  if (answer.kind !== 'answer') return answer.reason
  const [name, words] = api.errorsIn(answer.body)?.errors[0] ?? []
  const { explanation, message, reason } = api.problemSchema.safeParse(answer.body).data ?? {}
  return clip(words || name || explanation || message || reason || `HTTP ${answer.status}`, REASON_MAX)
}

/** How long "take a break for 9 minutes" is, in seconds. */
function pauseIn(words: string): number | null {
  const [, amount = '', unit = ''] = /(\d{1,5}) (millisecond|second|minute|hour)/i.exec(words) ?? []
  const size = { second: 1, minute: MINUTE, hour: HOUR }[unit.toLowerCase()]
  if (size !== undefined) return Number(amount) * size
  return unit === '' ? null : 1
}

/** Too many posts by this account. Reddit names the time as a number, in words, or not at all. */
function limitIn(name: string, words: string, seconds: number | null | undefined, now: Date): PublishOutcome {
  const wait = seconds ?? pauseIn(words) ?? (name === 'QUOTA_FILLED' ? HOUR : 10 * MINUTE)
  return { kind: 'rate-limited', retryAt: retryAt(`${Math.ceil(wait)}`, now) }
}

function refusedForm({ errors, ratelimit }: api.SubmitErrors, reason: string, now: Date): PublishOutcome {
  const [name, words] = errors[0] ?? []
  if (name === 'RATELIMIT' || name === 'QUOTA_FILLED') return limitIn(name, words ?? '', ratelimit, now)
  if (name === 'USER_REQUIRED') return { kind: 'token-expired' }
  const code = codeOf(name ?? '')
  return { kind: 'rejected', reason, ...(code && { code }) }
}

/** A call that failed. `isVisible`: the one that makes the post visible; before it nothing can have been accepted. */
export function failureOf(answer: Answer, now: Date, isVisible: boolean): PublishOutcome {
  const reason = reasonOf(answer)
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason }
  const unclear: PublishOutcome = isVisible ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }
  if (answer.kind === 'lost') return unclear
  const { status } = answer
  if (status === 401) return { kind: 'token-expired' }
  if (status === 429)
    return { kind: 'rate-limited', retryAt: allowedAt(answer.header, api.allowance, now), isOfApp: true }
  const errors = api.errorsIn(answer.body)
  if (errors && status < 500) return refusedForm(errors, reason, now)
  if (status < 400 || status >= 500) return unclear
  if (status === 404) return { kind: 'rejected', reason, code: 'destination_gone' }
  return { kind: 'rejected', reason, ...(status === 403 && { code: 'not_allowed' }) }
}

/** What a post is: an image, a link if a person chose that or wrote nothing else, otherwise a text. */
export function newPostOf(
  account: Pick<ChannelAccount, 'remoteId'>,
  { title, text, options }: Pick<OutgoingPost, 'title' | 'text' | 'options'>,
  image: string | null,
  flair: string | null,
): api.NewPost {
  const common = { sr: communityIn(account), title, ...(flair && { flair_id: flair }) }
  const words = text.trim() === '' ? {} : { text }
  if (image !== null) return { ...common, kind: 'image', url: image, ...words }
  const link = firstUrlIn(text)
  const isOnlyLink = link !== undefined && /^\S+$/.test(text.trim())
  if (link !== undefined && isOnlyLink) return { ...common, kind: 'link', url: link }
  if (link !== undefined && options.kind === 'link') return { ...common, kind: 'link', url: link, ...words }
  return { ...common, kind: 'self', ...words }
}

export type Shown = { remoteId: string; url: string }

/** The post in the answer to a form; null if there is none. */
export function createdIn(answer: Answer): Shown | null {
  const { data } = api.createdSchema.safeParse(bodyOf(answer))
  return data ? { remoteId: data.json.data.name, url: data.json.data.url } : null
}

/** An image was taken; its post comes later. */
export const isAccepted = (answer: Answer): boolean => api.acceptedSchema.safeParse(bodyOf(answer)).success

/** Ours among the account's newest: undefined if it is not there; null if the answer does not say. */
export function ownPostIn(
  answer: Answer,
  { sr, title, kind, text }: api.NewPost,
  sentAt: Date,
): Shown | null | undefined {
  const { data } = api.postsSchema.safeParse(bodyOf(answer))
  if (!data) return null
  const since = sentAt.getTime() - CLOCKS_DIFFER_MS
  const found = data.data.children.find(
    ({ data: post }) =>
      post.subreddit?.toLowerCase() === sr.toLowerCase() &&
      (post.created_utc ?? 0) * 1000 >= since &&
      (post.is_self === true) === (kind === 'self') &&
      sameText(title, post.title) &&
      // Not every community shows the words below an image or a link.
      (kind !== 'self' || sameText(text ?? '', post.selftext)),
  )
  return (
    found && {
      remoteId: found.data.name,
      url: `${PAGE_URL}${found.data.permalink ?? `/comments/${found.data.name.slice(3)}`}`,
    }
  )
}

/** By id; null if the answer does not say. Deleted posts stay without their author. */
export function resultsIn(answer: Answer): Map<string, Results> | null {
  const { data } = api.postsSchema.safeParse(bodyOf(answer))
  if (!data) return null
  const there = data.data.children.filter(({ data: { author } }) => author !== '[deleted]')
  return new Map(
    there.map(({ data: post }) => [
      post.name,
      {
        reach: null,
        likes: post.score ?? null,
        comments: post.num_comments ?? null,
        shares: post.num_crossposts ?? null,
        clicks: null,
      },
    ]),
  )
}

export function removalOf(answer: Answer): Removal {
  if (answer.kind !== 'answer') return 'unreachable'
  // A page instead of the empty object is not an answer of Reddit.
  if (answer.status === 200) return answer.text.trim() === '{}' ? 'removed' : 'unreachable'
  return answer.status === 404 ? 'absent' : 'unreachable'
}

const comparable = (flair: string) =>
  flair
    .replace(/:[\w-]{1,40}:/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

export type FlairChoice = { kind: 'found'; id: string } | { kind: 'unknown'; names: string[] }

/** The community's flair with this name, written in any case; null if the answer does not say. */
export function flairIn(answer: Answer, wanted: string): FlairChoice | null {
  // Communities without flairs refuse the list.
  const isClosed = answer.kind === 'answer' && (answer.status === 403 || answer.status === 404)
  if (isClosed) return { kind: 'unknown', names: [] }
  const { data } = api.flairsSchema.safeParse(bodyOf(answer))
  if (!data) return null
  const open = data.filter(({ mod_only: isClosed, text }) => isClosed !== true && text)
  const found = open.find(({ text }) => comparable(text ?? '') === comparable(wanted))
  return found
    ? { kind: 'found', id: found.id }
    : { kind: 'unknown', names: open.map(({ text }) => text ?? '') }
}

const POST_PAGE = /^(?:\/(?:r|u|user)\/[^/]{1,50})?\/comments\/([a-z0-9]{1,13})(?:\/|$)/i
const SHORT_PAGE = /^\/([a-z0-9]{1,13})\/?$/i

/** Links that Reddit makes for sharing name no post. */
export function postNameIn(page: URL): string | null {
  const pattern = page.hostname === 'redd.it' ? SHORT_PAGE : POST_PAGE
  const [, id] = isOnHost(page, ['reddit.com', 'redd.it']) ? (pattern.exec(page.pathname) ?? []) : []
  return id === undefined ? null : `t3_${id.toLowerCase()}`
}
