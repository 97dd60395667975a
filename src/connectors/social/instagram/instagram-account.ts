import type { Words } from '#platform/locale.ts'
import { wordsOf } from '#platform/words.ts'
import type { PostOption } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { instagramMessages } from './i18n/index.ts'

const words = wordsOf(instagramMessages)

/** Shared by feed, stories and reels. */
export const instagramNeeds: readonly Words[] = [
  words.needs.account,
  sharedWords.needs.metaApp,
  words.needs.publicAddress,
]

/** For posts and reels; stories have none. */
export const collaborators: PostOption = {
  id: 'collaborators',
  kind: 'names',
  max: 120,
  most: 3,
  pattern: /^[a-z0-9._]{1,30}$/i,
  label: words.collaborators.label,
  hint: words.collaborators.hint,
  shows: 'collaborators',
}

/** Of posts and reels. Stories have fewer. */
export const instagramFigures = {
  reach: { name: words.figures.reach },
  likes: { name: sharedWords.figures.likes },
  comments: { name: sharedWords.figures.comments },
  shares: { name: sharedWords.figures.shares },
} as const

export const instagramStoryFiguresNote = words.storyFigures
