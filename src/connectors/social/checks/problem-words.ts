import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { durationWords, fileSizeWords } from '../formats/format-words.ts'
import { problemMessages } from '../i18n/index.ts'
import { platformName } from '../platform-name.ts'
import { manifestOf } from '../registry.ts'
import { MB } from '../units.ts'
import type { Problem } from './problem.ts'

type Key = keyof (typeof problemMessages)['en']

const missing: Record<Problem['field'], Key> = {
  title: 'titleMissing',
  text: 'textMissing',
  followUps: 'followUpMissing',
  media: 'mediaMissing',
  options: 'optionMissing',
}

const tooLong: Record<Problem['field'], Key> = {
  title: 'titleTooLong',
  text: 'textTooLong',
  followUps: 'followUpTooLong',
  media: 'videoTooLong',
  options: 'optionTooLong',
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
      if (field === 'followUps') return 'tooManyFollowUps'
      if (field === 'options') return 'tooManyNames'
      if (limit === 0) return of === 'videos' ? 'noVideos' : 'noPictures'
      return of === 'videos' ? 'tooManyVideos' : 'tooManyPictures'
    case 'too-many-together':
      return 'tooManyTogether'
    case 'not-together':
      return 'notTogether'
    case 'too-narrow':
      return 'pictureTooNarrow'
    case 'too-wide':
      return of === 'videos' ? 'videoTooWide' : 'pictureTooWide'
    case 'too-heavy':
      return of === 'videos' ? 'videoTooHeavy' : 'pictureTooHeavy'
    case 'alt-too-long':
      return of === 'videos' ? 'videoAltTooLong' : 'pictureAltTooLong'
    case 'not-a-time':
      return 'optionNotTime'
    case 'not-later':
      return 'optionNotLater'
    case 'not-a-link':
      return 'optionNotLink'
    case 'not-a-name':
      return 'optionNotName'
    case 'unfit-sign':
      return 'optionUnfitSign'
    case 'excludes-media':
      return 'optionExcludesMedia'
  }
}

// Rounded up to 0.1 MB, so that a file over the limit is not shown with the limit itself.
const upToTenth = (bytes: number) => Math.ceil(bytes / (MB / 10)) * (MB / 10)

/** Limit and value for display: bytes as megabytes, seconds as minutes, aspect ratios as percentages. */
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

/** The labels of an option and of the one that it has to be later than, and what it must not contain. */
function optionWords({ platform, option: id }: Problem, locale: Locale) {
  const { options = [] } = manifestOf(platform)
  const option = options.find((each) => each.id === id)
  const other = options.find((each) => option?.kind === 'moment' && each.id === option.after)
  return {
    option: option?.label[locale] ?? '',
    other: other?.label[locale] ?? '',
    signs: option?.kind === 'text' ? [...(option.refuses ?? '')].join(' ') : '',
  }
}

/** What is wrong and what to do, with platform, field, limit and actual value. */
export function describeProblem(problem: Problem, locale: Locale): string {
  const { platform, value, limit, place = 1 } = problem
  const figures = figuresOf(problem, locale)
  const values = {
    platform: platformName(platform, locale),
    over: value - limit,
    place,
    kind: manifestOf(platform).followUps?.kind ?? 'comment',
    ...figures,
    ...optionWords(problem, locale),
  }
  return textOf(problemMessages, locale)(keyOf(problem), values)
}

/** Descriptions grouped by name; several problems with the same name are joined. */
export function describeTogether(
  problems: Problem[],
  locale: Locale,
  nameOf: (problem: Problem) => string,
): Record<string, string> {
  const told = [...Map.groupBy(problems, nameOf)].map(([name, found]) => [
    name,
    // Several posts may break the same rule.
    [...new Set(found.map((problem) => describeProblem(problem, locale)))].join(' '),
  ])
  return Object.fromEntries(told)
}
