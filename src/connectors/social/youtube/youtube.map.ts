import { addDays, dayIn } from '#platform/day.ts'
import { instantAt } from '#platform/wall-time.ts'
import { retryAt } from '#server/outgoing/retry-after.ts'
import type { OutgoingPost, PublishOutcome, Results } from '../adapter.ts'
import { errorIn, hasReason, lacksRights, reasonIn } from '../google/google-error.ts'
import { type Answer, bodyOf } from '../http/network-call.ts'
import { namesIn } from '../options/post-options.ts'
import type { Platform } from '../platforms.ts'
import type { RejectionCode } from '../rejection.ts'
import { isOnHost } from '../text/is-on-host.ts'
import { CLOCKS_DIFFER_MS, sameText } from '../text/same-text.ts'
import { partsOf } from '../text/text-parts.ts'
import { channelsSchema, type NewVideo, uploadsSchema, videoSchema, videosSchema } from './youtube.api.ts'

const MINUTE_MS = 60_000
const MAX_TAGS = 500
/** "People & Blogs", the one that YouTube itself presets. */
const CATEGORY = '22'
/** Google counts uploads by the days of this zone. */
const QUOTA_ZONE = 'America/Los_Angeles'

/** YouTube refuses these two signs in titles and descriptions. */
const withoutAngles = (text: string) => text.replaceAll('<', '‹').replaceAll('>', '›')

/** What was chosen and the hashtags of the text, as many as YouTube takes together. */
function tagsOf({ text, options }: Pick<OutgoingPost, 'text' | 'options'>): string[] {
  const hashtags = partsOf(text).flatMap(({ kind, text: tag }) => (kind === 'hashtag' ? [tag.slice(1)] : []))
  let left = MAX_TAGS
  return namesIn([withoutAngles(options.tags ?? ''), ...hashtags].join()).filter((name) => {
    // One with a space is stored in quotes, which count.
    const length = name.length + 1 + (name.includes(' ') ? 2 : 0)
    const isIn = length <= left
    if (isIn) left -= length
    return isIn
  })
}

export function videoOf({
  title,
  text,
  options,
}: Pick<OutgoingPost, 'title' | 'text' | 'options'>): NewVideo {
  const tags = tagsOf({ text, options })
  return {
    snippet: {
      title: withoutAngles(title).trim(),
      description: withoutAngles(text),
      categoryId: CATEGORY,
      ...(tags.length > 0 && { tags }),
    },
    status: {
      privacyStatus: options.visibility ?? 'public',
      selfDeclaredMadeForKids: options.forKids === 'yes',
      ...(options.synthetic === 'yes' && { containsSyntheticMedia: true }),
    },
  }
}

/** Both pages exist for every Short; a Short belongs on the first. */
export const videoUrl = (platform: Platform, id: string): string =>
  platform === 'youtube_shorts' ? `https://www.youtube.com/shorts/${id}` : `https://youtu.be/${id}`

/** The person has no channel, or YouTube has closed it. */
export const hasNoChannel = (answer: Answer) =>
  hasReason(answer, ['youtubeSignupRequired', 'channelClosed', 'channelSuspended', 'channelNotFound'])

const SHORT_LIMIT = ['userRateLimitExceeded']
/** Of one channel; all others are of the project, which all its accounts share. */
const CHANNEL_LIMITS = [...SHORT_LIMIT, 'uploadLimitExceeded']
const LIMITS = [
  ...CHANNEL_LIMITS,
  'quotaExceeded',
  'dailyLimitExceeded',
  'rateLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
]

/** A new day's uploads: midnight on the Pacific coast. */
export function nextQuotaDay(now: Date): Date {
  return instantAt(QUOTA_ZONE, addDays(dayIn(QUOTA_ZONE, now), 1), '00:00')
}

export const isLimited = (answer: Answer): boolean =>
  answer.kind === 'answer' && (answer.status === 429 || hasReason(answer, LIMITS))

/** When calls are allowed again: as Google says, in a minute for what it counts by minutes, otherwise the next day. */
function allowedAt(answer: Extract<Answer, { kind: 'answer' }>, now: Date): Date {
  const header = answer.header('retry-after')
  if (header !== null) return retryAt(header, now)
  const units = errorIn(answer)?.details.map(({ metadata }) => metadata?.quota_unit ?? '') ?? []
  const isByMinute = hasReason(answer, SHORT_LIMIT) || units.some((unit) => unit.startsWith('1/min'))
  return isByMinute ? new Date(now.getTime() + MINUTE_MS) : nextQuotaDay(now)
}

const codeOf = (answer: Answer): RejectionCode | undefined => {
  if (hasNoChannel(answer)) return 'destination_gone'
  return hasReason(answer, ['forbidden', 'forbiddenPrivacySetting']) ? 'not_allowed' : undefined
}

/** A call that failed. `mayExist`: the whole video may have arrived before, so nothing says that it is not there. */
export function failureOf(answer: Answer, now: Date, mayExist: boolean): PublishOutcome {
  const reason = reasonIn(answer)
  const unclear: PublishOutcome = mayExist ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }
  if (answer.kind !== 'answer') return unclear
  if (isLimited(answer)) {
    const isOfApp = !hasReason(answer, CHANNEL_LIMITS)
    return { kind: 'rate-limited', retryAt: allowedAt(answer, now), isOfApp }
  }
  if (lacksRights(answer)) return { kind: 'needs-reconnect' }
  const code = codeOf(answer)
  // No channel is a 401, too.
  if (answer.status === 401 && code === undefined) return { kind: 'token-expired' }
  if (mayExist || answer.status < 400 || answer.status >= 500) return unclear
  return { kind: 'rejected', reason, ...(code && { code }) }
}

export type UploadState =
  | { kind: 'finished'; videoId: string }
  /** The next byte that YouTube wants. */
  | { kind: 'wants'; next: number }
  /** YouTube no longer knows the upload. */
  | { kind: 'gone' }
  | { kind: 'unclear' }

/** How far an upload is. */
export function uploadStateIn(answer: Answer): UploadState {
  if (answer.kind !== 'answer') return { kind: 'unclear' }
  const { status, body, header } = answer
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 308) {
    const range = header('range')
    if (range === null) return { kind: 'wants', next: 0 }
    const last = /^bytes=0-(\d{1,15})$/.exec(range)?.[1]
    return last === undefined ? { kind: 'unclear' } : { kind: 'wants', next: Number(last) + 1 }
  }
  const video = status === 200 || status === 201 ? videoSchema.safeParse(body).data : undefined
  return video ? { kind: 'finished', videoId: video.id } : { kind: 'unclear' }
}

/** The channels in an answer; null if it cannot be read. */
export function channelsIn(answer: Answer) {
  const { data } = channelsSchema.safeParse(bodyOf(answer))
  return data ? (data.items ?? []) : null
}

/**
 * Our video among those of its channel: the same words, and uploaded since we began. Undefined if it is not there; null if
 * the answer does not say.
 */
export function ownUploadIn(
  answer: Answer,
  { snippet }: Pick<NewVideo, 'snippet'>,
  since: Date,
): string | null | undefined {
  const { data } = uploadsSchema.safeParse(bodyOf(answer))
  if (!data) return null
  const found = data.items?.find(
    ({ snippet: shown }) =>
      Date.parse(shown?.publishedAt ?? '') >= since.getTime() - CLOCKS_DIFFER_MS &&
      sameText(snippet.title, shown?.title) &&
      sameText(snippet.description, shown?.description),
  )
  return found?.contentDetails?.videoId ?? undefined
}

export type Processing = { kind: 'processed' | 'uploaded' | 'unclear' } | { kind: 'refused'; reason: string }

/** What became of an uploaded video. */
export function processingIn(answer: Answer, videoId: string): Processing {
  const { data } = videosSchema.safeParse(bodyOf(answer))
  if (!data) return { kind: 'unclear' }
  const status = data.items?.find(({ id }) => id === videoId)?.status
  const { uploadStatus, failureReason, rejectionReason } = status ?? {}
  if (uploadStatus === 'processed' || uploadStatus === 'uploaded') return { kind: uploadStatus }
  const reason = rejectionReason || failureReason || uploadStatus
  return reason ? { kind: 'refused', reason } : { kind: 'unclear' }
}

/** By the id of the video; null if the answer cannot be read. */
export function resultsIn(answer: Answer): Map<string, Results> | null {
  const { data } = videosSchema.safeParse(bodyOf(answer))
  if (!data) return null
  return new Map(
    (data.items ?? []).map(({ id, statistics }) => [
      id,
      {
        reach: statistics?.viewCount ?? null,
        likes: statistics?.likeCount ?? null,
        comments: statistics?.commentCount ?? null,
        shares: null,
        clicks: null,
      },
    ]),
  )
}

const VIDEO_ID = /^[\w-]{11}$/

/** The video on a page of YouTube. */
export function videoIdIn(page: URL): string | null {
  const [, first = '', second = ''] = page.pathname.split('/')
  const id = page.hostname === 'youtu.be' ? first : first === 'watch' ? page.searchParams.get('v') : second
  const isVideo = page.hostname === 'youtu.be' || ['watch', 'shorts', 'live'].includes(first)
  return isOnHost(page, ['youtube.com', 'youtu.be']) && isVideo && id && VIDEO_ID.test(id) ? id : null
}
