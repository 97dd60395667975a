import { count } from './count.ts'
import type { Platform } from './platforms.ts'
import { manifestOf } from './registry.ts'

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
}

const hashtagsIn = (text: string) => text.match(/(?<![\p{L}\p{N}_&/])#[\p{L}\p{N}_]+/gu)?.length ?? 0
const mentionsIn = (text: string) => text.match(/(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_.]+/gu)?.length ?? 0

/** Everything that stands between a post and its network, by the network's own rules; empty when it may go. */
export function checkPost(post: CheckedPost): Problem[] {
  const { title, text, media, maxHashtags, maxMentions } = manifestOf(post.platform)
  const problems: Problem[] = []
  const found = (field: Problem['field'], rule: Problem['rule'], limit: number, value: number) =>
    problems.push({ platform: post.platform, field, rule, limit, value })

  for (const field of ['title', 'text'] as const) {
    const rule = field === 'title' ? title : text
    if (!rule) continue
    const length = count(post[field], rule.counting)
    if (rule.isRequired && post[field].trim() === '') found(field, 'required', rule.max, 0)
    if (length > rule.max) found(field, 'too-long', rule.max, length)
  }
  const hashtags = hashtagsIn(post.text)
  if (maxHashtags !== undefined && hashtags > maxHashtags)
    found('text', 'too-many-hashtags', maxHashtags, hashtags)
  const mentions = mentionsIn(post.text)
  if (maxMentions !== undefined && mentions > maxMentions)
    found('text', 'too-many-mentions', maxMentions, mentions)
  const items = post.pictures + post.videos
  if (media.requires === 'picture or video' && items === 0) found('media', 'required', 1, 0)
  if (media.requires === 'video' && post.videos === 0) found('media', 'needs-video', 1, 0)
  if (post.pictures > media.maxPictures) found('media', 'too-many', media.maxPictures, post.pictures)
  if (post.videos > media.maxVideos) found('media', 'too-many', media.maxVideos, post.videos)
  return problems
}
