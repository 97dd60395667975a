import { manifestFor } from '../account-manifest.ts'
import type { OutgoingPost, PublishOutcome, ReadingAccount, Removal, Results } from '../adapter.ts'
import { isClosed, reasonIn } from '../connect/oauth2.ts'
import { allowedAt } from '../http/allowance.ts'
import type { Answer } from '../http/network-call.ts'
import type { ServerLimits } from '../server-limits.ts'
import { count } from '../text/count.ts'
import { APP, allowance, contextSchema, type NewStatus, SCOPES, statusSchema } from './mastodon.api.ts'
import { mastodon } from './mastodon.manifest.ts'

/** A call that failed. `isVisible`: the one that makes the post visible; before it nothing can have been accepted. */
export function failureOf(answer: Answer, now: Date, isVisible: boolean): PublishOutcome {
  const reason = reasonIn(answer)
  const unclear: PublishOutcome = isVisible ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason }
  if (answer.kind === 'lost') return unclear
  if (isClosed(answer)) return { kind: 'needs-reconnect' }
  const { status } = answer
  if (status === 429) return { kind: 'rate-limited', retryAt: allowedAt(answer.header, allowance, now) }
  if (status === 413) return { kind: 'rejected', reason, code: 'file_too_big' }
  return status >= 400 && status < 500 ? { kind: 'rejected', reason } : unclear
}

/** Adds what the server says only in words, and in its own language. */
export function explained(
  outcome: PublishOutcome,
  { text, followUps }: OutgoingPost,
  limits: ServerLimits | null = null,
): PublishOutcome {
  const { max, counting, charactersPerLink } = manifestFor('mastodon', limits).text
  const isTooLong = [text, ...followUps].some((part) => count(part, counting, charactersPerLink) > max)
  return outcome.kind === 'rejected' && isTooLong ? { ...outcome, code: 'too_long' } : outcome
}

/** Each part of a thread has a key of its own, and another one after the thread was taken back. */
export const keyOf = (reference: string, part: number, round: number) => `${reference}-${round}-${part}`

const visibility = mastodon.options?.find(({ id }) => id === 'visibility')
const visibilities = visibility?.kind === 'choice' ? visibility.choices.map(({ value }) => value) : []

export function statusOf(
  { text, followUps, options }: Pick<OutgoingPost, 'text' | 'followUps' | 'options'>,
  part: number,
  { mediaIds, parent }: { mediaIds: readonly string[]; parent: string | undefined },
): NewStatus {
  const chosen = options.visibility ?? ''
  return {
    status: [text, ...followUps][part] ?? '',
    visibility: visibilities.includes(chosen) ? chosen : 'public',
    media_ids: part === 0 ? mediaIds : [],
    ...(parent !== undefined && { in_reply_to_id: parent }),
  }
}

/** The status in an answer; null if there is none. */
export function statusIn(answer: Answer): { id: string; url: string } | null {
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  const { data } = statusSchema.safeParse(answer.body)
  return data ? { id: data.id, url: data.url || data.uri } : null
}

export function resultsIn(answer: Answer): Results | null {
  const { data } = statusSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  if (!data) return null
  return {
    reach: null,
    likes: data.favourites_count,
    comments: data.replies_count,
    shares: data.reblogs_count,
    clicks: null,
  }
}

/** The parts of a thread that we published below a post, in order; null if the answer does not say. */
export function partsBelow(answer: Answer, accountId: string, first: string): string[] | null {
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  const { data } = contextSchema.safeParse(answer.body)
  if (!data) return null
  // What the person has added in the app stays.
  const ours = data.descendants.filter(
    ({ account, application }) => account.id === accountId && application?.name === APP,
  )
  const parts: string[] = []
  let parent = first
  for (;;) {
    const next = ours.find(({ in_reply_to_id, id }) => in_reply_to_id === parent && !parts.includes(id))
    if (!next) return parts
    parts.push(next.id)
    parent = next.id
  }
}

export function removalOf(answer: Answer): Removal {
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 200) return 'removed'
  return answer.status === 404 ? 'absent' : 'unreachable'
}

/** The rights that are missing; a whole group includes its parts. */
export const missingScopes = (granted: readonly string[]): string[] =>
  SCOPES.filter((scope) => !granted.includes(scope) && !granted.includes(scope.split(':')[0] ?? ''))

const STATUS_PAGE = /^\/(?:web\/|deck\/)?(?:@[^/]{1,300}|users\/[^/]{1,300}\/statuses)\/(\d{1,25})\/?$/

/** Each server has ids of its own, so only pages of the account's server name a post. */
export function statusIdIn(page: URL, { site }: ReadingAccount): string | null {
  if (page.host !== URL.parse(site)?.host) return null
  return STATUS_PAGE.exec(page.pathname)?.[1] ?? null
}
