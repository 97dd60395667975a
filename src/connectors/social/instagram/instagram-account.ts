import type { Words } from '#platform/locale.ts'
import { wordsOf } from '#platform/words.ts'
import { sharedWords } from '../shared-words.ts'
import { instagramMessages } from './i18n/index.ts'

const words = wordsOf(instagramMessages)

/** Shared by feed, stories and reels. */
export const instagramNeeds: readonly Words[] = [
  words.needs.account,
  sharedWords.needs.metaApp,
  words.needs.publicAddress,
]

/** Of posts and reels. Stories have fewer. */
export const instagramFigures = {
  reach: { name: words.figures.reach },
  likes: { name: sharedWords.figures.likes },
  comments: { name: sharedWords.figures.comments },
  shares: { name: sharedWords.figures.shares },
} as const

export const instagramStoryFiguresNote = words.storyFigures
