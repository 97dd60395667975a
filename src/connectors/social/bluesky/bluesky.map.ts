import { clip } from '#platform/clip.ts'
import type {
  Lookup,
  OutgoingPost,
  PublishOutcome,
  ReadingAccount,
  Results,
  ResultsAnswer,
} from '../adapter.ts'
import type { Refreshed, Tokens } from '../connect/tokens.ts'
import { allowedAt } from '../http/allowance.ts'
import type { Answer } from '../http/network-call.ts'
import { count } from '../text/count.ts'
import {
  allowance,
  type Card,
  type Image,
  POSTS,
  type PostRecord,
  postsSchema,
  recordSchema,
  refusalSchema,
  sessionSchema,
  type Video,
  writtenSchema,
} from './bluesky.api.ts'
import { bluesky } from './bluesky.manifest.ts'
import { recordCid } from './record-cid.ts'
import { partKey, recordKey } from './record-key.ts'
import { facetsOf } from './rich-text.ts'

const REASON_MAX = 500
const SECOND_MS = 1000

export const uriOf = (did: string, key: string) => `at://${did}/${POSTS}/${key}`
export const keyIn = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1)

export const publishedAs = (did: string, reference: string) => {
  const key = recordKey(reference)
  return { remoteId: uriOf(did, key), url: `https://bsky.app/profile/${did}/post/${key}` }
}

/** The network's error code. */
export const codeIn = (answer: Answer): string =>
  answer.kind === 'answer' ? (refusalSchema.safeParse(answer.body).data?.error ?? '') : ''

/** What the network said. */
export function reasonIn(answer: Answer): string {
  if (answer.kind !== 'answer') return answer.reason
  const { data } = refusalSchema.safeParse(answer.body)
  return clip(data?.message || data?.error || `HTTP ${answer.status}`, REASON_MAX)
}

const closed = new Set([
  'InvalidToken',
  'AuthenticationRequired',
  'AuthMissing',
  'AccountTakedown',
  'AccountSuspended',
  'AccountDeactivated',
])

/** The clock of a server is wrong, ours or its own. Nothing was done, and the access is not the reason. */
const isProofRefused = (answer: Answer) => ['use_dpop_nonce', 'invalid_dpop_proof'].includes(codeIn(answer))

/** Why a call with a token failed, whatever it was about. */
export type AccessProblem = 'token-expired' | 'needs-reconnect' | 'rate-limited' | null

export function accessProblem(answer: Answer): AccessProblem {
  if (answer.kind !== 'answer' || answer.status >= 500) return null
  const code = codeIn(answer)
  if (code === 'ExpiredToken' || code === 'invalid_token') return 'token-expired'
  if (isProofRefused(answer)) return null
  if (answer.status === 429) return 'rate-limited'
  return answer.status === 401 || answer.status === 403 || closed.has(code) ? 'needs-reconnect' : null
}

/** A call that failed. `isVisible`: the one that makes the post visible; before it nothing can have been accepted. */
export function failureOf(answer: Answer, now: Date, isVisible: boolean): PublishOutcome {
  const reason = reasonIn(answer)
  const unclear: PublishOutcome = isVisible ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason }
  if (answer.kind === 'lost') return unclear
  const problem = accessProblem(answer)
  if (problem === 'rate-limited')
    return { kind: 'rate-limited', retryAt: allowedAt(answer.header, allowance, now) }
  if (problem) return { kind: problem }
  if (isProofRefused(answer)) return { kind: 'not-sent', reason }
  const { status } = answer
  if (status === 413) return { kind: 'rejected', reason, code: 'file_too_big' }
  return status >= 400 && status < 500 ? { kind: 'rejected', reason } : unclear
}

const isTooLong = ({ text, followUps }: OutgoingPost) =>
  [text, ...followUps].some((part) => count(part, bluesky.text.counting) > bluesky.text.max)

/** The answer to the records of a post. */
export function writtenOf(answer: Answer, did: string, post: OutgoingPost, now: Date): PublishOutcome {
  if (answer.kind === 'answer' && answer.status === 200)
    return writtenSchema.safeParse(answer.body).success
      ? { kind: 'published', ...publishedAs(did, post.reference) }
      : { kind: 'unknown', reason: 'unreadable answer' }
  const outcome = failureOf(answer, now, true)
  return outcome.kind === 'rejected' && isTooLong(post) ? { ...outcome, code: 'too_long' } : outcome
}

export function lookupOf(answer: Answer, did: string, reference: string): Lookup {
  if (answer.kind !== 'answer') return { kind: 'unknown' }
  // A page of some proxy is no record.
  const isRecord = answer.status === 200 && recordSchema.safeParse(answer.body).success
  if (isRecord) return { kind: 'found', ...publishedAs(did, reference) }
  return codeIn(answer) === 'RecordNotFound' ? { kind: 'absent' } : { kind: 'unknown' }
}

export type Prepared = {
  createdAt: string
  images: readonly Image[]
  video: Video | null
  card: Card | null
  /** By handle. */
  dids: ReadonlyMap<string, string>
}

function embedOf({ images, video, card }: Prepared): PostRecord['embed'] {
  if (video) return { $type: 'app.bsky.embed.video', ...video }
  if (images.length > 0) return { $type: 'app.bsky.embed.images', images }
  return card ? { $type: 'app.bsky.embed.external', external: card } : undefined
}

/** A post and the further parts of its thread, each with a key of its own and in the order of their times. */
export function recordsOf(
  did: string,
  { text, followUps, reference }: Pick<OutgoingPost, 'text' | 'followUps' | 'reference'>,
  prepared: Prepared,
): { key: string; value: PostRecord }[] {
  const first = recordKey(reference)
  const began = Date.parse(prepared.createdAt)
  const records: { key: string; value: PostRecord }[] = []
  let root: { uri: string; cid: string } | undefined
  let parent = root
  for (const [part, words] of [text, ...followUps].entries()) {
    const key = partKey(first, part)
    const facets = facetsOf(words, prepared.dids)
    const embed = part === 0 ? embedOf(prepared) : undefined
    const value: PostRecord = {
      $type: POSTS,
      text: words,
      createdAt: new Date(began + part).toISOString(),
      ...(facets.length > 0 && { facets }),
      ...(embed && { embed }),
      ...(root && parent && { reply: { root, parent } }),
    }
    parent = { uri: uriOf(did, key), cid: recordCid(value) }
    root ??= parent
    records.push({ key, value })
  }
  return records
}

/** When an access token ends, which it says itself. */
function endOf(token: string): Date | undefined {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return typeof exp === 'number' ? new Date(exp * SECOND_MS) : undefined
  } catch {
    return undefined
  }
}

export const tokensOf = ({ accessJwt, refreshJwt }: { accessJwt: string; refreshJwt: string }): Tokens => ({
  secret: accessJwt,
  refresh: refreshJwt,
  expiresAt: endOf(accessJwt),
})

export function refreshedOf(answer: Answer): Refreshed {
  const problem = accessProblem(answer)
  if (problem === 'token-expired' || problem === 'needs-reconnect') return { kind: 'dead' }
  const { data } = sessionSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  if (answer.kind !== 'answer' || answer.status !== 200 || !data)
    return { kind: 'unreachable', reason: reasonIn(answer) }
  return { kind: 'refreshed', tokens: tokensOf(data) }
}

/** The results in one answer, or why there are none. */
export function resultsOf(answer: Answer): ResultsAnswer {
  const problem = accessProblem(answer)
  if (problem) return { kind: problem }
  const { data } = postsSchema.safeParse(answer.kind === 'answer' ? answer.body : null)
  if (answer.kind !== 'answer' || answer.status !== 200 || !data)
    return { kind: 'unreachable', reason: reasonIn(answer) }
  const resultsIn = (post: (typeof data.posts)[number]): Results => ({
    reach: null,
    likes: post.likeCount,
    comments: post.replyCount,
    shares: post.repostCount + post.quoteCount,
    clicks: null,
  })
  return { kind: 'results', results: new Map(data.posts.map((post) => [post.uri, resultsIn(post)])) }
}

const POST_PAGE = /^\/profile\/([^/]{1,300})\/post\/([\w.~:-]{1,512})\/?$/

/** Pages name an account by its handle or by its DID; the API knows posts by the DID, so the account has to be ours. */
export function postUriIn(page: URL, { remoteId: did, accountName }: ReadingAccount): string | null {
  const [, who = '', key = ''] = POST_PAGE.exec(page.pathname) ?? []
  const isOurs = who === did || `@${who}`.toLowerCase() === accountName.toLowerCase()
  return page.hostname === 'bsky.app' && isOurs ? uriOf(did, key) : null
}
