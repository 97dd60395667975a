import type { Words } from '#platform/locale.ts'
import { wordsOf } from '#platform/words.ts'
import { sharedWords } from '../shared-words.ts'
import { facebookMessages } from './i18n/index.ts'

const words = wordsOf(facebookMessages)

/** Shared by posts and stories. */
export const facebookNeeds: readonly Words[] = [words.needs.page, sharedWords.needs.metaApp]
