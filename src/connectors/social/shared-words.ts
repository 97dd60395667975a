import { wordsOf } from '#platform/words.ts'
import { sharedMessages } from './i18n/index.ts'

export const sharedWords = wordsOf(sharedMessages)
