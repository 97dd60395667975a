import { clip } from '#platform/clip.ts'
import { retryAt } from '#server/outgoing/retry-after.ts'
import type { ByteRange } from '#server/storage/storage.ts'
import type { OutgoingPost, PublishOutcome, Results } from '../adapter.ts'
import { type Answer, bodyOf } from '../http/network-call.ts'
import type { RejectionCode } from '../rejection.ts'
import { isOnHost } from '../text/is-on-host.ts'
import * as api from './tiktok.api.ts'

const REASON_MAX = 500
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** What an answer says; null if it is none of TikTok's. Some refusals have status 200. */
export function errorIn(answer: Answer): { code: string; message: string } | null {
  if (answer.kind !== 'answer') return null
  const { data } = api.errorSchema.safeParse(answer.body)
  return data ? { code: data.error.code, message: data.error.message ?? '' } : null
}

export function reasonOf(answer: Answer): string {
  if (answer.kind !== 'answer') return answer.reason
  const error = errorIn(answer)
  const said = error && error.code !== 'ok' ? error.message || error.code : `HTTP ${answer.status}`
  return clip(said, REASON_MAX)
}

const isOk = (answer: Answer) => errorIn(answer)?.code === 'ok'

export const isExpired = (answer: Answer): boolean => errorIn(answer)?.code === 'access_token_invalid'

const scopeCodes = ['scope_not_authorized', 'scope_permission_missed']
export const lacksScope = (answer: Answer): boolean => scopeCodes.includes(errorIn(answer)?.code ?? '')

export const isLimited = (answer: Answer): boolean =>
  answer.kind === 'answer' && (answer.status === 429 || errorIn(answer)?.code === 'rate_limit_exceeded')

export const isUnknownPost = (answer: Answer): boolean => errorIn(answer)?.code === 'invalid_publish_id'

/** Of calls, and of what becomes of a post. */
const rejections: Record<string, RejectionCode> = {
  duration_check_failed: 'file_type',
  file_format_check_failed: 'file_type',
  frame_rate_check_failed: 'file_type',
  photo_pull_failed: 'no_public_address',
  picture_size_check_failed: 'file_too_big',
  privacy_level_option_mismatch: 'not_allowed',
  spam_risk: 'not_allowed',
  spam_risk_text: 'not_allowed',
  spam_risk_too_many_pending_share: 'too_many_drafts',
  spam_risk_user_banned_from_posting: 'not_allowed',
  unaudited_client_can_only_post_to_private_accounts: 'app_not_approved',
  url_ownership_unverified: 'address_unverified',
  video_pull_failed: 'no_public_address',
}

function rejected(code: string, reason: string): PublishOutcome {
  const known = rejections[code]
  return { kind: 'rejected', reason, ...(known && { code: known }) }
}

/** TikTok counts posts by the day, and does not say when the oldest of them stops counting. */
function dailyLimitOf(code: string, now: Date): PublishOutcome | null {
  const retry = retryAt(`${HOUR_S}`, now)
  if (code === 'spam_risk_too_many_posts') return { kind: 'rate-limited', retryAt: retry }
  return code === 'reached_active_user_cap' ? { kind: 'rate-limited', retryAt: retry, isOfApp: true } : null
}

/** A call that failed. `mayExist`: it may have made a post or a draft nevertheless. */
export function failureOf(answer: Answer, now: Date, mayExist: boolean): PublishOutcome {
  const reason = reasonOf(answer)
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason }
  const unclear: PublishOutcome = mayExist ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }
  if (answer.kind === 'lost') return unclear
  if (isLimited(answer))
    return { kind: 'rate-limited', retryAt: retryAt(answer.header('retry-after') ?? `${MINUTE_S}`, now) }
  const code = errorIn(answer)?.code ?? ''
  if (isExpired(answer)) return { kind: 'token-expired' }
  if (lacksScope(answer)) return { kind: 'needs-reconnect' }
  const isOwnTrouble = answer.status >= 500 || code === '' || code === 'ok' || code === 'internal_error'
  if (isOwnTrouble) return unclear
  return dailyLimitOf(code, now) ?? rejected(code, reason)
}

/** What TikTok could not make a post of. */
export function failedOutcome(reason: string, now: Date): PublishOutcome {
  if (reason === 'auth_removed') return { kind: 'needs-reconnect' }
  if (reason === '' || reason === 'internal') return { kind: 'not-sent', reason: reason || 'failed' }
  return dailyLimitOf(reason, now) ?? rejected(reason, reason)
}

export const isDirect = ({ options }: Pick<OutgoingPost, 'options'>): boolean =>
  options.destination === 'direct'

export const isPublic = ({ options }: Pick<OutgoingPost, 'options'>): boolean =>
  options.audience === 'PUBLIC_TO_EVERYONE'

const isAudience = (value: string): value is api.Audience => api.audiences.some((each) => each === value)

export type PostInfo = Omit<api.VideoInfo, 'title'>

/**
 * Of a direct post. Without a choice of a person it is as private as the account allows: this shows nothing to anyone
 * that nobody decided, and can be changed on TikTok.
 */
export function infoOf(
  { options }: Pick<OutgoingPost, 'options'>,
  creator: api.Creator,
): PostInfo | PublishOutcome {
  const { audience: chosen = 'unset', comments, reuse, disclosure } = options
  const allowed = creator.privacy_level_options
  const audience =
    chosen === 'unset' ? api.audiences.find((each) => allowed.includes(each)) : isAudience(chosen) && chosen
  if (!audience || !allowed.includes(audience))
    return rejected('privacy_level_option_mismatch', `This account allows only ${allowed.join(', ')}.`)
  const isPaid = disclosure === 'partner' || disclosure === 'both'
  if (isPaid && audience === 'SELF_ONLY')
    return rejected('privacy_level_option_mismatch', 'A paid partnership cannot be private.')
  return {
    privacy_level: audience,
    disable_comment: creator.comment_disabled === true || comments !== 'on',
    disable_duet: creator.duet_disabled === true || reuse !== 'on',
    disable_stitch: creator.stitch_disabled === true || reuse !== 'on',
    brand_content_toggle: isPaid,
    brand_organic_toggle: disclosure === 'own' || disclosure === 'both',
  }
}

/** Images know no Duets and Stitches. */
export function photoInfoOf(text: string, info: PostInfo | null): api.PhotoInfo {
  if (!info) return { description: text }
  const { disable_duet: _, disable_stitch: __, ...rest } = info
  return { description: text, ...rest }
}

/** TikTok takes chunks of 5 to 64 MB; less than the first is sent whole, and the last may be larger than the others. */
export const CHUNK_BYTES = 8 * 1024 * 1024

export const planOf = (bytes: number): api.UploadPlan => ({
  video_size: bytes,
  chunk_size: Math.min(CHUNK_BYTES, bytes),
  total_chunk_count: Math.max(1, Math.floor(bytes / CHUNK_BYTES)),
})

/** The chunk that begins here or, if TikTok has a part of it, before. The last one ends with the file. */
export function chunkAt(
  { video_size: total, chunk_size: size, total_chunk_count: count }: api.UploadPlan,
  position: number,
): ByteRange & { isLast: boolean } {
  const index = Math.min(Math.floor(position / size), count - 1)
  const isLast = index === count - 1
  return { start: index * size, end: isLast ? total - 1 : (index + 1) * size - 1, isLast }
}

export type ChunkState =
  | { kind: 'all' | 'more' | 'gone' | 'unclear' }
  /** TikTok is at another byte. */
  | { kind: 'elsewhere'; position: number }

export function chunkStateIn(answer: Answer): ChunkState {
  if (answer.kind !== 'answer') return { kind: 'unclear' }
  const { status, header } = answer
  if (status === 201) return { kind: 'all' }
  if (status === 206) return { kind: 'more' }
  if (status === 403 || status === 404) return { kind: 'gone' }
  const last = status === 416 ? /^bytes 0-(\d{1,15})\//.exec(header('content-range') ?? '')?.[1] : undefined
  // Whether it counts bytes or names the last one: a chunk is larger than the difference.
  return last === undefined ? { kind: 'unclear' } : { kind: 'elsewhere', position: Number(last) + 1 }
}

/** The number of an upload or post, and where its bytes go; null if the answer is none. */
export function begunIn(answer: Answer): { publishId: string; address: string | null } | null {
  const { data } = api.beginSchema.safeParse(isOk(answer) ? bodyOf(answer) : null)
  return data ? { publishId: data.data.publish_id, address: data.data.upload_url ?? null } : null
}

export function creatorIn(answer: Answer): api.Creator | null {
  return api.creatorSchema.safeParse(isOk(answer) ? bodyOf(answer) : null).data?.data ?? null
}

export type Status = {
  status: string
  failReason: string
  uploadedBytes: number | null
  postId: string | null
}

/** In the answer itself, because a number of this size loses its last digits as JSON. */
const POST_ID = /"public(?:aly|ly)_available_post_id"\s{0,20}:\s{0,20}\[\s{0,20}"?(\d{1,25})/

export function statusIn(answer: Answer): Status | null {
  const { data } = api.statusSchema.safeParse(isOk(answer) ? bodyOf(answer) : null)
  if (!data || answer.kind !== 'answer') return null
  const { status, fail_reason: failReason, uploaded_bytes: uploadedBytes } = data.data
  return {
    status,
    failReason: failReason ?? '',
    uploadedBytes: uploadedBytes ?? null,
    postId: POST_ID.exec(answer.text)?.[1] ?? null,
  }
}

const HOME = 'https://www.tiktok.com/'

/** Without its id, the profile is as near as we get. */
export function postUrl(kind: 'video' | 'photo', username: string | null, postId: string | null): string {
  if (!username) return HOME
  const profile = `${HOME}@${encodeURIComponent(username)}`
  return postId === null ? profile : `${profile}/${kind}/${postId}`
}

/** Otherwise it is the number of the upload, which TikTok does not count by. */
export const isPostId = (id: string): boolean => /^\d{1,25}$/.test(id)

export const noResults: Results = { reach: null, likes: null, comments: null, shares: null, clicks: null }

/** By the id of the post; null if the answer cannot be read. */
export function resultsIn(answer: Answer): Map<string, Results> | null {
  const { data } = api.videosSchema.safeParse(isOk(answer) ? bodyOf(answer) : null)
  if (!data) return null
  return new Map(
    data.data.videos.map((each) => [
      each.id,
      {
        reach: each.view_count ?? null,
        likes: each.like_count ?? null,
        comments: each.comment_count ?? null,
        shares: each.share_count ?? null,
        clicks: null,
      },
    ]),
  )
}

const POST_PAGE = /^\/@[^/]{1,100}\/(?:video|photo)\/(\d{1,25})\/?$/

/** Links that TikTok makes for sharing name no post. */
export const postIdIn = (page: URL): string | null =>
  isOnHost(page, ['tiktok.com']) ? (POST_PAGE.exec(page.pathname)?.[1] ?? null) : null
