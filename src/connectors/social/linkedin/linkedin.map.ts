import { retryAt } from '#server/outgoing/retry-after.ts'
import type { OutgoingPost, PublishOutcome, Removal, Results } from '../adapter.ts'
import { reasonIn } from '../connect/oauth2.ts'
import type { Answer } from '../http/network-call.ts'
import type { RejectionCode } from '../rejection.ts'
import { findAddresses } from '../text/find-addresses.ts'
import { CLOCKS_DIFFER_MS } from '../text/same-text.ts'
import type { NewPost, PostContent } from './linkedin.api.ts'
import {
  commentsSchema,
  createdSchema,
  errorSchema,
  postsSchema,
  statisticsSchema,
} from './linkedin.schemas.ts'
import { littleText, readLittleText } from './little-text.ts'

const ORGANIZATION = 'urn:li:organization:'
const DAY_MS = 86_400_000

export const isOrganization = (urn: string) => urn.startsWith(ORGANIZATION)
export const organizationUrn = (id: string) => `${ORGANIZATION}${id}`
export const personUrn = (id: string) => `urn:li:person:${id}`
const isPerson = (author: string) => author.startsWith(personUrn(''))
export const idIn = (urn: string) => urn.slice(urn.lastIndexOf(':') + 1)
export const postUrl = (urn: string) => `https://www.linkedin.com/feed/update/${urn}/`

export type Card = { source: string; title: string; description: string; thumbnail: string | null }
/** What was uploaded for a post. */
export type Uploaded = { images: readonly string[]; video: string | null; card: Card | null }

function contentOf({ media }: Pick<OutgoingPost, 'media'>, uploaded: Uploaded): PostContent | undefined {
  const { video, card } = uploaded
  if (video !== null) return { media: { id: video } }
  const pictures = media.filter(({ kind }) => kind === 'picture')
  const images = uploaded.images.map((id, index) => {
    const altText = pictures[index]?.alt
    return { id, ...(altText && { altText }) }
  })
  const [first] = images
  if (first) return images.length === 1 ? { media: first } : { multiImage: { images } }
  if (!card) return undefined
  const { source, title, description, thumbnail } = card
  return {
    article: { source, title, ...(description && { description }), ...(thumbnail && { thumbnail }) },
  }
}

export function newPostOf(
  author: string,
  post: Pick<OutgoingPost, 'text' | 'media' | 'options'>,
  uploaded: Uploaded,
): NewPost {
  const content = contentOf(post, uploaded)
  return {
    author,
    commentary: littleText(post.text),
    // Pages have no connections.
    visibility: post.options.audience === 'CONNECTIONS' && isPerson(author) ? 'CONNECTIONS' : 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
    ...(content && { content }),
  }
}

const errorIn = (answer: Answer) =>
  answer.kind === 'answer' ? (errorSchema.safeParse(answer.body).data ?? null) : null

/** The person has taken the access back; otherwise a new token may help. */
const REVOKED = 65_601
export function refusedToken(answer: Answer): 'token-expired' | 'needs-reconnect' {
  const error = errorIn(answer)
  const isRevoked = error?.serviceErrorCode === REVOKED || error?.code === 'REVOKED_ACCESS_TOKEN'
  return isRevoked ? 'needs-reconnect' : 'token-expired'
}

/** Our version of its interface has ended. */
const VERSION_ENDED = 426
export const isVersionEnded = (answer: Answer) => answer.kind === 'answer' && answer.status === VERSION_ENDED

export const isDuplicate = (answer: Answer) => {
  const error = errorIn(answer)
  return error?.code === 'DUPLICATE_POST' || /\bduplicate of urn:li:/i.test(error?.message ?? '')
}

function codeOf(answer: Extract<Answer, { kind: 'answer' }>): RejectionCode | undefined {
  if (isVersionEnded(answer)) return 'update_needed'
  if (isDuplicate(answer)) return 'duplicate'
  if (answer.status === 403) return 'not_allowed'
  return /TOO_LONG/.test(errorIn(answer)?.code ?? '') ? 'too_long' : undefined
}

/** It names no time, but the limits of a day begin anew at midnight, UTC. */
function allowedAgain(answer: Extract<Answer, { kind: 'answer' }>, now: Date): Date {
  const named = answer.header('retry-after')
  const isOfDay = named === null && /\bDAY\b/i.test(errorIn(answer)?.message ?? '')
  if (!isOfDay) return retryAt(named, now)
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS)
}

/** A call that failed. `isVisible`: one that makes something visible; before it nothing can have been accepted. */
export function failureOf(answer: Answer, now: Date, isVisible: boolean): PublishOutcome {
  const reason = reasonIn(answer)
  const unclear: PublishOutcome = isVisible ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason }
  if (answer.kind === 'lost') return unclear
  const { status } = answer
  if (status === 401) return { kind: refusedToken(answer) }
  if (status === 429) return { kind: 'rate-limited', retryAt: allowedAgain(answer, now) }
  if (status < 400 || status >= 500 || status === 409) return unclear
  const code = codeOf(answer)
  return { kind: 'rejected', reason, ...(code && { code }) }
}

/** The urn of what was made; null if the answer names none. */
export function createdIn(answer: Answer): string | null {
  if (answer.kind !== 'answer' || answer.status !== 201) return null
  return answer.header('x-restli-id') || createdSchema.safeParse(answer.body).data?.id || null
}

/** LinkedIn may shorten addresses and change spaces. */
function wordsIn(text: string): string {
  let rest = text
  for (const { start, end } of findAddresses(text).toReversed())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  const words = rest.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
  return words || text.replace(/\s+/g, '')
}

/**
 * Our post among the newest of its page: with our files, or without any, with our words and made since we sent it.
 * Undefined if it is not there; null if the answer does not say.
 */
export function ownPostIn(
  answer: Answer,
  text: string,
  { images, video, card }: Uploaded,
  sentAt: Date,
): string | null | undefined {
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  const { data } = postsSchema.safeParse(answer.body)
  if (!data) return null
  const ours = [...images, video, card?.thumbnail].filter((id) => typeof id === 'string')
  const since = sentAt.getTime() - CLOCKS_DIFFER_MS
  return data.elements.find(({ commentary, createdAt, content }) => {
    const shown = [content?.media?.id, content?.article?.thumbnail]
    for (const { id } of content?.multiImage?.images ?? []) shown.push(id)
    if (ours.some((id) => shown.includes(id))) return true
    const isSame = wordsIn(readLittleText(commentary ?? '')) === wordsIn(text)
    return isSame && (createdAt ?? 0) >= since
  })?.id
}

/** How many of our comments have this text; null if the answer does not say. */
export function ownCommentsIn(answer: Answer, actor: string, text: string): number | null {
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  const { data } = commentsSchema.safeParse(answer.body)
  if (!data) return null
  return data.elements.filter(
    (each) => each.actor === actor && wordsIn(each.message?.text ?? '') === wordsIn(text),
  ).length
}

export const noResults: Results = { reach: null, likes: null, comments: null, shares: null, clicks: null }

/** By urn; null if the answer does not say. Posts that nobody has seen yet are not in it. */
export function resultsIn(answer: Answer): Map<string, Results> | null {
  const { data } = statisticsSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  if (!data) return null
  return new Map(
    data.elements.flatMap(({ share, ugcPost, totalShareStatistics: found }) => {
      const urn = share ?? ugcPost
      if (!urn) return []
      const results: Results = {
        reach: found.impressionCount ?? null,
        likes: found.likeCount ?? null,
        comments: found.commentCount ?? null,
        shares: found.shareCount ?? null,
        clicks: found.clickCount ?? null,
      }
      return [[urn, results] as const]
    }),
  )
}

export function removalOf(answer: Answer): Removal {
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 204 || answer.status === 200) return 'removed'
  return answer.status === 404 ? 'absent' : 'unreachable'
}
