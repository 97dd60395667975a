import { manifestFor } from '../account-manifest.ts'
import type { FollowUpRule, Manifest } from '../channel.ts'
import type { Platform } from '../platforms.ts'
import type { ServerLimits } from '../server-limits.ts'
import { count } from '../text/count.ts'
import { partsOf } from '../text/text-parts.ts'
import { checkOptions } from './check-options.ts'
import { checkAlt, checkShape } from './check-picture.ts'
import { checkVideoShape } from './check-video.ts'
import type { CheckedMedium, Problem, ProblemRule } from './problem.ts'

export type CheckedPost = {
  platform: Platform
  title: string
  text: string
  followUps?: readonly string[]
  /** What was chosen, by the ids of the manifest's options. */
  options?: Readonly<Record<string, string>>
  pictures: number
  videos: number
  /** In order; if omitted, only their number is checked. */
  media?: readonly CheckedMedium[]
  /** What the server of its account allows, if that is known. */
  limits?: ServerLimits | null | undefined
}

type Ruled = CheckedPost & { manifest: Manifest }

export type PostLength = { value: number; limit: number }

/** The length of a field as the network counts it, and its limit; null if the network has no such field. */
export function postLength(
  platform: Platform,
  field: 'title' | 'text',
  text: string,
  { hasMedia = false, limits = null }: { hasMedia?: boolean; limits?: ServerLimits | null | undefined } = {},
): PostLength | null {
  const rule = manifestFor(platform, limits)[field]
  if (!rule) return null
  const value = count(text, rule.counting, rule.charactersPerLink)
  return { value, limit: (hasMedia && rule.maxWithMedia) || rule.max }
}

function checkWords(post: Ruled): Problem[] {
  const { platform, manifest, limits } = post
  const hasMedia = post.pictures + post.videos > 0
  return (['title', 'text'] as const).flatMap((field): Problem[] => {
    const length = postLength(platform, field, post[field], { hasMedia, limits })
    if (!length) return []
    const { value, limit } = length
    if (manifest[field]?.isRequired && post[field].trim() === '')
      return [{ platform, field, rule: 'required', limit, value: 0 }]
    return value > limit ? [{ platform, field, rule: 'too-long', limit, value }] : []
  })
}

const NO_FOLLOW_UPS = { most: 0, max: Number.POSITIVE_INFINITY, counting: 'utf16' } as const

function checkFollowUps({ platform, followUps = [], manifest }: Ruled): Problem[] {
  const {
    most,
    max: limit,
    counting,
    charactersPerLink,
  }: Omit<FollowUpRule, 'kind'> = manifest.followUps ?? NO_FOLLOW_UPS
  const problems = followUps.flatMap((text, index): Problem[] => {
    const value = count(text, counting, charactersPerLink)
    const common = { platform, field: 'followUps' as const, limit, place: index + 1 }
    if (text.trim() === '') return [{ ...common, rule: 'required', value: 0 }]
    return value > limit ? [{ ...common, rule: 'too-long', value }] : []
  })
  if (followUps.length <= most) return problems
  return [
    ...problems,
    { platform, field: 'followUps', rule: 'too-many', limit: most, value: followUps.length },
  ]
}

function checkTags({ platform, text, manifest }: Ruled): Problem[] {
  const { maxHashtags, maxHashtagLength, maxMentions } = manifest
  const parts = partsOf(text)
  const hashtags = parts.filter(({ kind }) => kind === 'hashtag')
  const mentions = parts.filter(({ kind }) => kind === 'mention').length
  const longest = hashtags.reduce((most, tag) => Math.max(most, count(tag.text, 'characters') - 1), 0)
  const problems: Problem[] = []
  const found = (rule: ProblemRule, limit: number | undefined, value: number) => {
    if (limit !== undefined && value > limit) problems.push({ platform, field: 'text', rule, limit, value })
  }
  found('too-many-hashtags', maxHashtags, hashtags.length)
  found('hashtag-too-long', maxHashtagLength, longest)
  found('too-many-mentions', maxMentions, mentions)
  return problems
}

function checkAmounts({ platform, pictures, videos, manifest }: Ruled): Problem[] {
  const { requires, maxPictures, maxVideos, maxTogether, isEither } = manifest.media
  const all = pictures + videos
  const problems: Problem[] = []
  const found = (problem: Omit<Problem, 'platform' | 'field'>) =>
    problems.push({ platform, field: 'media', ...problem })
  if (requires === 'picture or video' && pictures + videos === 0)
    found({ rule: 'required', limit: 1, value: 0 })
  if (requires === 'video' && videos === 0) found({ rule: 'needs-video', limit: 1, value: 0 })
  if (pictures > maxPictures) found({ rule: 'too-many', limit: maxPictures, value: pictures, of: 'pictures' })
  if (videos > maxVideos) found({ rule: 'too-many', limit: maxVideos, value: videos, of: 'videos' })
  if (problems.length > 0) return problems
  if (isEither && pictures > 0 && videos > 0) found({ rule: 'not-together', limit: 1, value: all })
  else if (maxTogether !== undefined && all > maxTogether)
    found({ rule: 'too-many-together', limit: maxTogether, value: all })
  return problems
}

const checkMedia = ({ platform, media = [], limits }: Ruled): Problem[] =>
  media.flatMap((medium, index) =>
    [
      medium.kind === 'picture'
        ? checkShape(platform, medium, index + 1)
        : checkVideoShape(platform, medium, index + 1),
      checkAlt(platform, medium, index + 1, limits),
    ].filter((problem) => problem !== null),
  )

/** Every rule of the network that a post breaks; empty if it can be published. */
export function checkPost(checked: CheckedPost): Problem[] {
  const post = { ...checked, manifest: manifestFor(checked.platform, checked.limits) }
  return [checkWords, checkFollowUps, checkTags, checkAmounts, checkMedia, checkOptions].flatMap((check) =>
    check(post),
  )
}
