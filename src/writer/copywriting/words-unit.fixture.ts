import type { WordsUnit } from './facts.ts'

/** A plain statement of the owner's, with nothing found in it. */
export const wordsUnit = (text: string, changes: Partial<WordsUnit> = {}): WordsUnit => ({
  type: 'words',
  words: text,
  shortWords: text,
  statements: [0],
  isQuestion: false,
  hasAction: false,
  isLimit: false,
  slots: [],
  ...changes,
})
