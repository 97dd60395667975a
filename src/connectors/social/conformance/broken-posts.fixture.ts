import type { Locale } from '#platform/locale.ts'
import type { CheckedPost } from '../checks/check-post.ts'
import type { Problem } from '../checks/problem.ts'
import type { Platform } from '../platforms.ts'
import { manifestOf } from '../registry.ts'
import { count } from '../text/count.ts'
import { brokenOptions } from './broken-options.fixture.ts'

export type BrokenPost = Pick<Problem, 'field' | 'rule'> & { post: CheckedPost }

const piece = { kind: 'picture', width: 1080, height: 1080, alt: '' } as const

/** One post per rule of a platform, each of which breaks that rule. */
export function brokenPosts(platform: Platform): BrokenPost[] {
  const { title, text, maxHashtags, maxHashtagLength, maxMentions, media } = manifestOf(platform)
  const sound: CheckedPost = {
    platform,
    title: title ? 'Autumn' : '',
    text: 'Come in.',
    pictures: 0,
    videos: media.requires === 'nothing' ? 0 : 1,
  }
  const broken: BrokenPost[] = []
  const add = (field: Problem['field'], rule: Problem['rule'], changes: Partial<CheckedPost>) =>
    broken.push({ field, rule, post: { ...sound, ...changes } })
  const ofLength = (length: number, counting: typeof text.counting) =>
    'a'.repeat(length / count('a', counting))

  if (title) add('title', 'too-long', { title: ofLength(title.max + 1, title.counting) })
  if (title?.isRequired) add('title', 'required', { title: ' ' })
  add('text', 'too-long', { text: ofLength(text.max + 1, text.counting) })
  if (text.isRequired) add('text', 'required', { text: '' })
  if (maxHashtags !== undefined) add('text', 'too-many-hashtags', { text: '#a '.repeat(maxHashtags + 1) })
  if (maxHashtagLength !== undefined)
    add('text', 'hashtag-too-long', { text: `#${'a'.repeat(maxHashtagLength + 1)}` })
  if (maxMentions !== undefined) add('text', 'too-many-mentions', { text: '@a '.repeat(maxMentions + 1) })
  if (media.requires === 'picture or video') add('media', 'required', { pictures: 0, videos: 0 })
  if (media.requires === 'video') add('media', 'needs-video', { videos: 0 })
  add('media', 'too-many', { pictures: media.maxPictures + 1 })
  if (media.maxTogether !== undefined)
    add('media', 'too-many-together', { pictures: media.maxTogether, videos: 1 })
  if (media.isEither) add('media', 'not-together', { pictures: 1, videos: 1 })
  if (media.ratio) {
    const { min, max } = media.ratio
    add('media', 'too-narrow', { pictures: 1, media: [{ ...piece, width: 1000 * min, height: 2000 }] })
    add('media', 'too-wide', { pictures: 1, media: [{ ...piece, width: 2000 * max, height: 1000 }] })
  }
  const maxRatio = media.video?.maxRatio
  if (maxRatio !== undefined) {
    const wide = { ...piece, kind: 'video', width: 2000 * maxRatio, height: 1000 } as const
    add('media', 'too-wide', { videos: 1, media: [wide] })
  }
  if (media.maxAlt !== undefined)
    add('media', 'alt-too-long', { pictures: 1, media: [{ ...piece, alt: 'a'.repeat(media.maxAlt + 1) }] })
  for (const { rule, options, hasMedia } of brokenOptions(platform))
    add('options', rule, {
      options,
      ...(hasMedia !== undefined && { pictures: hasMedia ? 1 : 0, videos: 0 }),
    })
  return broken
}

/** Limit and value as the description of the problem must show them. */
export function figuresIn(problem: Problem, locale: Locale): string[] {
  const { platform, field, option: id, rule, limit, value } = problem
  const option = manifestOf(platform).options?.find((each) => each.id === id)
  if (field === 'options') return [option?.label[locale] ?? 'no option']
  const written = (figure: number) => new Intl.NumberFormat(locale).format(figure)
  if (rule !== 'too-narrow' && rule !== 'too-wide') return [written(limit), written(value)]
  const shown = rule === 'too-narrow' ? Math.floor(value * 100) : Math.ceil(value * 100)
  return [written(Math.round(limit * 100)), written(shown)]
}
