import type { Words } from '#platform/locale.ts'
import { wordsOf } from '#platform/words.ts'
import type { PostOption } from '../channel.ts'
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
