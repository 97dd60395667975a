import type { Words } from '#platform/locale.ts'
import { wordsOf } from '#platform/words.ts'
import type { PostOption } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'
import { linkedinMessages } from './i18n/index.ts'

const words = wordsOf(linkedinMessages)

/** Shared by posts and threads. */
export const linkedinNeeds: readonly Words[] = [words.needs.profile, words.needs.app, words.needs.permission]

export const linkedinCannot: readonly Words[] = [
  words.cannot.profileResults,
  words.cannot.confirmProfilePosts,
  words.cannot.commentOnProfiles,
]

export const linkedinOptions: readonly PostOption[] = [
  {
    id: 'audience',
    kind: 'choice',
    label: words.audience.label,
    hint: words.audience.hint,
    choices: [
      { value: 'PUBLIC', label: words.audience.everyone, isHidden: true },
      { value: 'CONNECTIONS', label: words.audience.connections },
    ],
    preset: 'PUBLIC',
    shows: 'audience',
  },
]
/** Of company pages. */
export const linkedinFigures = {
  reach: { name: sharedWords.figures.impressions, counts: sharedWords.counts.timesSeen },
  likes: { name: sharedWords.figures.reactions, counts: sharedWords.counts.allReactions },
  comments: { name: sharedWords.figures.comments },
  shares: { name: words.figures.shares },
  clicks: { name: sharedWords.figures.clicks, counts: sharedWords.counts.anyClick },
} as const

export const linkedinFiguresNote = words.cannot.profileResults
