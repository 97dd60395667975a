import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { durationWords, fileSizeWords } from './formats/format-words.ts'
import { problemMessages } from './i18n/index.ts'
import type { Problem } from './problem.ts'
import { manifestOf } from './registry.ts'
import { MB } from './units.ts'

type Key = keyof (typeof problemMessages)['en']

const missing: Record<Problem['field'], Key> = {
  title: 'titleMissing',
  text: 'textMissing',
  media: 'mediaMissing',
}

const tooLong: Record<Problem['field'], Key> = {
  title: 'titleTooLong',
  text: 'textTooLong',
  media: 'videoTooLong',
}

function keyOf({ field, rule, limit, of }: Problem): Key {
  switch (rule) {
    case 'required':
      return missing[field]
    case 'needs-video':
      return 'videoMissing'
    case 'too-long':
      return tooLong[field]
    case 'too-short':
      return 'videoTooShort'
    case 'too-many-hashtags':
      return 'tooManyHashtags'
    case 'hashtag-too-long':
      return 'hashtagTooLong'
    case 'too-many-mentions':
      return 'tooManyMentions'
    case 'too-many':
      if (limit === 0) return of === 'videos' ? 'noVideos' : 'noPictures'
      return of === 'videos' ? 'tooManyVideos' : 'tooManyPictures'
    case 'too-narrow':
      return 'pictureTooNarrow'
    case 'too-wide':
      return 'pictureTooWide'
    case 'too-heavy':
      return of === 'videos' ? 'videoTooHeavy' : 'pictureTooHeavy'
    case 'alt-too-long':
      return of === 'videos' ? 'videoAltTooLong' : 'pictureAltTooLong'
  }
}

// A tenth at least: what is over must not be written like the limit itself.
const upToTenth = (bytes: number) => Math.ceil(bytes / (MB / 10)) * (MB / 10)

/** Limit and value as people read them: bytes as megabytes, seconds as minutes, a shape in per cent. */
function figuresOf({ rule, value, limit }: Problem, locale: Locale) {
  switch (rule) {
    case 'too-narrow':
      return { value: Math.floor(value * 100), limit: Math.round(limit * 100), amount: '', bound: '' }
    case 'too-wide':
      return { value: Math.ceil(value * 100), limit: Math.round(limit * 100), amount: '', bound: '' }
    case 'too-heavy': {
      const amount = fileSizeWords(upToTenth(value), locale)
      return { value, limit, amount, bound: fileSizeWords(limit, locale) }
    }
    default:
      return { value, limit, amount: durationWords(value), bound: durationWords(limit) }
  }
}

/** What is wrong and what to do, for a person: names the platform, the field, its limit and what it has. */
export function describeProblem(problem: Problem, locale: Locale): string {
  const { platform, value, limit, place = 1 } = problem
  const figures = figuresOf(problem, locale)
  const values = { platform: manifestOf(platform).label[locale], over: value - limit, place, ...figures }
  return textOf(problemMessages, locale)(keyOf(problem), values)
}

/** All of it under the name of what is at fault: several problems of one are told one after the other. */
export function describeTogether(
  problems: Problem[],
  locale: Locale,
  nameOf: (problem: Problem) => string,
): Record<string, string> {
  const told = [...Map.groupBy(problems, nameOf)].map(([name, found]) => [
    name,
    found.map((problem) => describeProblem(problem, locale)).join(' '),
  ])
  return Object.fromEntries(told)
}
