import { normalizeLineEnds } from '#platform/line-ends.ts'
import { calmCapitals } from './calm-capitals.ts'
import { shortenLabel } from './shorten-label.ts'

/** What comes after this is not read: a brief is a few sentences. */
const MOST_CHARACTERS = 4_000

// Formatting characters can hide or reverse text; the joiner keeps combined emoji together.
const INVISIBLE = /(?!\u200D)[\p{Cf}\p{Cs}\p{Co}]/gu
const CONTROL = /(?!\n)\p{Cc}/gu
const TAG = /<\/?[a-z][^<>]{0,200}>/gi
const HASHTAG = /(?<![\p{L}\p{N}_&/#])#(?=[\p{N}_]{0,40}\p{L})([\p{L}\p{N}_]{1,60})/gu
/** Hashtags at the end of a line say nothing in its sentence. */
const HASHTAGS_AT_LINE_END = /(?:(?<![\p{L}\p{N}_&/#])#[\p{L}\p{N}_]{1,60}[^\S\n]{0,3}){1,40}$/gmu

type CleanText = { text: string; hashtags: string[] }

/** Plain text in lines: no markup, no invisible characters, no # signs. */
export function cleanText(typed: string, names: readonly string[]): CleanText {
  const plain = normalizeLineEnds(typed.slice(0, MOST_CHARACTERS).normalize('NFC'))
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(TAG, ' ')
    .replace(/(?<=\d)\*(?=\d)/g, 'x')
    .replace(/[{}*`\\^~]/g, '')
    .replace(/(?<![\p{L}\p{N}@.])_+|_+(?![\p{L}\p{N}])/gu, '')
  const hashtags = new Set<string>()
  for (const [, word = ''] of plain.matchAll(HASHTAG)) hashtags.add(word.replace(/_/g, ''))
  const text = plain
    .replace(HASHTAGS_AT_LINE_END, (tags) => (/#\p{L}/u.test(tags) ? '' : tags))
    .replace(HASHTAG, (_, word: string) => word.replace(/_/g, ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
  return { text: shortenLabel(calmCapitals(text, names)), hashtags: [...hashtags] }
}
