import type { Words } from '#platform/locale.ts'
import { wordsOf } from '#platform/words.ts'
import type { PostOption } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { youtubeMessages } from './i18n/index.ts'

const words = wordsOf(youtubeMessages)

/** Shared by videos and Shorts. */
export const youtubeNeeds: readonly Words[] = [words.needs.channel, words.needs.app]

export const youtubeCannot: readonly Words[] = [words.cannot.uploads, words.cannot.comment]

export const youtubeFigures = {
  reach: { name: sharedWords.figures.views, counts: sharedWords.counts.plays },
  likes: { name: sharedWords.figures.likes },
  comments: { name: sharedWords.figures.comments },
} as const

export const youtubeOptions: readonly PostOption[] = [
  {
    id: 'visibility',
    kind: 'choice',
    label: words.visibility.label,
    choices: [
      { value: 'public', label: words.visibility.public },
      { value: 'unlisted', label: words.visibility.unlisted },
      { value: 'private', label: words.visibility.private },
    ],
    preset: 'public',
  },
  {
    id: 'forKids',
    kind: 'choice',
    label: words.forKids.label,
    hint: words.forKids.hint,
    choices: [
      { value: 'no', label: words.forKids.no },
      { value: 'yes', label: words.forKids.yes },
    ],
    preset: 'no',
  },
  {
    id: 'tags',
    kind: 'names',
    max: 400,
    label: words.tags.label,
    hint: words.tags.hint,
  },
  {
    id: 'synthetic',
    kind: 'choice',
    label: words.synthetic.label,
    hint: words.synthetic.hint,
    choices: [
      { value: 'no', label: words.forKids.no },
      { value: 'yes', label: words.forKids.yes },
    ],
    preset: 'no',
  },
]
