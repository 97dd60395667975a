import { count } from './count.ts'
import type { Platform } from './platforms.ts'
import { manifestOf } from './registry.ts'
import { countParts } from './text-parts.ts'

export type CheckedPost = {
  platform: Platform
  title: string
  text: string
  pictures: number
  videos: number
}

/** What the network would refuse: which field, which rule, its limit and what the post has. */
export type Problem = {
  platform: Platform
  field: 'title' | 'text' | 'media'
  rule: 'required' | 'needs-video' | 'too-long' | 'too-many-hashtags' | 'too-many-mentions' | 'too-many'
  limit: number
  value: number
  /** What there is too much of, where the field holds both. */
  of?: 'pictures' | 'videos'
}

export type PostLength = { value: number; limit: number }

/** How much of a field is used, as the network counts; null where the network has no such field. */
export function postLength(
  platform: Platform,
  field: 'title' | 'text',
  text: string,
  { hasMedia = false } = {},
): PostLength | null {
  const rule = manifestOf(platform)[field]
  if (!rule) return null
  return { value: count(text, rule.counting), limit: (hasMedia && rule.maxWithMedia) || rule.max }
}

/** Everything that stands between a post and its network, by the network's own rules; empty when it may go. */
export function checkPost(post: CheckedPost): Problem[] {
  const { platform, pictures, videos } = post
  const { media, maxHashtags, maxMentions, ...rules } = manifestOf(platform)
  const items = pictures + videos
  const problems: Problem[] = []
  const found = (problem: Omit<Problem, 'platform'>) => problems.push({ platform, ...problem })

  for (const field of ['title', 'text'] as const) {
    const length = postLength(platform, field, post[field], { hasMedia: items > 0 })
    if (!length) continue
    const { value, limit } = length
    if (rules[field]?.isRequired && post[field].trim() === '')
      found({ field, rule: 'required', limit, value: 0 })
    if (value > limit) found({ field, rule: 'too-long', limit, value })
  }
  const hashtags = countParts(post.text, 'hashtag')
  if (maxHashtags !== undefined && hashtags > maxHashtags)
    found({ field: 'text', rule: 'too-many-hashtags', limit: maxHashtags, value: hashtags })
  const mentions = countParts(post.text, 'mention')
  if (maxMentions !== undefined && mentions > maxMentions)
    found({ field: 'text', rule: 'too-many-mentions', limit: maxMentions, value: mentions })
  if (media.requires === 'picture or video' && items === 0)
    found({ field: 'media', rule: 'required', limit: 1, value: 0 })
  if (media.requires === 'video' && videos === 0)
    found({ field: 'media', rule: 'needs-video', limit: 1, value: 0 })
  if (pictures > media.maxPictures)
    found({ field: 'media', rule: 'too-many', limit: media.maxPictures, value: pictures, of: 'pictures' })
  if (videos > media.maxVideos)
    found({ field: 'media', rule: 'too-many', limit: media.maxVideos, value: videos, of: 'videos' })
  return problems
}
