import type { Words } from '#platform/locale.ts'
import { wordsOf } from '#platform/words.ts'
import { youtubeMessages } from './i18n/index.ts'

const words = wordsOf(youtubeMessages)

/** Shared by videos and Shorts. */
export const youtubeNeeds: readonly Words[] = [words.needs.channel, words.needs.project]

export const youtubeCannot: readonly Words[] = [words.cannot.postPublicly]
