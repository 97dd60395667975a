import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Problem } from './check-post.ts'
import { problemMessages } from './problem.messages.ts'
import { manifestOf } from './registry.ts'

type Key = keyof (typeof problemMessages)['en']

const missing: Record<Problem['field'], Key> = {
  title: 'titleMissing',
  text: 'textMissing',
  media: 'mediaMissing',
}

function keyOf({ field, rule, limit, of }: Problem): Key {
  switch (rule) {
    case 'required':
      return missing[field]
    case 'needs-video':
      return 'videoMissing'
    case 'too-long':
      return field === 'title' ? 'titleTooLong' : 'textTooLong'
    case 'too-many-hashtags':
      return 'tooManyHashtags'
    case 'too-many-mentions':
      return 'tooManyMentions'
    case 'too-many':
      if (limit === 0) return of === 'videos' ? 'noVideos' : 'noPictures'
      return of === 'videos' ? 'tooManyVideos' : 'tooManyPictures'
  }
}

/** What is wrong and what to do, for a person: names the platform, the field, its limit and what it has. */
export function describeProblem(problem: Problem, locale: Locale): string {
  const { platform, value, limit } = problem
  const values = { platform: manifestOf(platform).label[locale], value, limit, over: value - limit }
  return textOf(problemMessages, locale)(keyOf(problem), values)
}
