import type { OutgoingPost, PublishOutcome, Removal, Results } from '../adapter.ts'
import type { Refreshed, Tokens } from '../connect/tokens.ts'
import { type Answer, bodyOf } from '../http/network-call.ts'
import { graphErrorIn, isClosedToken, reasonOf } from '../meta/graph-error.ts'
import type { Figures } from '../meta/insights.ts'
import { ownAmong } from '../meta/posts-in-list.ts'
import { pollIn } from '../options/poll-options.ts'
import type { RejectionCode } from '../rejection.ts'
import { longLivedSchema, type NewContainer, postsSchema, removedSchema } from './threads.api.ts'

/** The token renews itself, so it is both. */
export function tokensIn(answer: Answer, now: Date): Required<Tokens> | null {
  const { data } = longLivedSchema.safeParse(bodyOf(answer))
  if (!data) return null
  const { access_token: token, expires_in: seconds } = data
  return { secret: token, refresh: token, expiresAt: new Date(now.getTime() + seconds * 1000) }
}

export function refreshedIn(answer: Answer, now: Date): Refreshed {
  const tokens = tokensIn(answer, now)
  if (tokens) return { kind: 'refreshed', tokens }
  const error = answer.kind === 'answer' && answer.status < 500 ? graphErrorIn(answer) : null
  return error && isClosedToken(error.code)
    ? { kind: 'dead' }
    : { kind: 'unreachable', reason: reasonOf(answer) }
}

const pollOf = (choices: readonly string[]) =>
  Object.fromEntries(choices.map((choice, place) => [`option_${'abcd'[place]}`, choice]))

/** A part of a thread; the first one shows the files. `parent`: the part before it. */
export function partOf(
  { text, followUps, options, media }: Pick<OutgoingPost, 'text' | 'followUps' | 'options' | 'media'>,
  parent: { place: number; id: string } | null,
): Omit<NewContainer, 'media_type'> {
  if (parent) return { text: followUps[parent.place - 1] ?? '', reply_to_id: parent.id }
  const choices = pollIn({ options, media })
  const topic = options.topic?.replace(/^#/, '').trim()
  return {
    text,
    ...(options.replies !== undefined && { reply_control: options.replies }),
    ...(topic && { topic_tag: topic }),
    ...(choices && { poll_attachment: JSON.stringify(pollOf(choices)) }),
  }
}

/** The first hashtag becomes the topic of a post, without its sign. */
const shown = (text: string) => text.replaceAll('#', '')

/** Ours among the newest: the same words, and made since we sent it. Undefined: not there; null: it does not say. */
export function ownIdIn(
  answer: Answer,
  text: string,
  sentAt: Date,
  known: readonly string[],
): string | null | undefined {
  const { data } = postsSchema.safeParse(bodyOf(answer))
  if (!data) return null
  const listed = data.data
    .filter(({ id }) => !known.includes(id))
    .map(({ id, text: own, timestamp: at }) => ({ id, text: shown(own ?? ''), at }))
  const found = ownAmong(listed, shown(text), sentAt)
  return found.kind === 'found' ? found.id : undefined
}

const fileErrors: readonly (readonly [pattern: RegExp, code: RejectionCode])[] = [
  [/^FAILED_DOWNLOADING/, 'no_public_address'],
  [/^INVALID_ASPEC/, 'file_shape'],
  [/^(FAILED_PROCESSING|INVALID)/, 'file_type'],
]

/** What Threads could not make of a file. */
export function rejectionIn(message: string | null | undefined): PublishOutcome {
  const code = fileErrors.find(([pattern]) => pattern.test(message ?? ''))?.[1]
  const reason = message || 'Threads could not process the file.'
  return { kind: 'rejected', reason, ...(code && { code }) }
}

export function removalOf(answer: Answer): Removal {
  if (removedSchema.safeParse(bodyOf(answer)).success) return 'removed'
  const error = answer.kind === 'answer' ? graphErrorIn(answer) : null
  return error?.code === 100 && error.subcode === 33 ? 'absent' : 'unreachable'
}

const sum = (...counts: (number | undefined)[]): number | null => {
  const known = counts.filter((each) => each !== undefined)
  return known.length === 0 ? null : known.reduce((total, each) => total + each, 0)
}

export const resultsOf = ({ views, likes, replies, reposts, quotes, shares }: Figures): Results => ({
  reach: views ?? null,
  likes: likes ?? null,
  comments: replies ?? null,
  shares: sum(reposts, quotes, shares),
  clicks: null,
})
