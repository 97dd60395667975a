import { isSameText } from '../ai/same-text.ts'
import { fold } from '../ai/told-text.ts'
import { sentencesOf } from './draft-copy.ts'

const EMOJI =
  /(?![©®™])\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic}|[\uFE0F\u{1F3FB}-\u{1F3FF}]){0,8}/gu
const HASHTAG = /(?<![\p{L}\p{N}_&/])#[\p{L}\p{N}_]{1,60}/gu
const JOINT = /;(?=\s)|\s[–—](?=\s)/gu
const PAUSE = /[.!?…;:,()–—](?=\s|$)|\n/u

export const withoutEmoji = (text: string): string => text.replace(EMOJI, '')

const CONNECTOR = /^(?:and|also|plus|y|ademas|tambien) /

/** Signs, spaces, contractions and an "and" do not make another text. */
const keyOf = (words: string) =>
  fold(words)
    .trim()
    .replace(CONNECTOR, '')
    .replace(
      /(?<=\p{L})'(?:re|ve|ll|s)(?!\p{L})/gu,
      (end) => ({ "'re": 'are', "'ve": 'have', "'ll": 'will' })[end] ?? 'is',
    )
    .replace(/[^\p{L}\p{N}]/gu, '')

const keysOf = (parts: readonly string[]) => new Set(parts.map(keyOf).filter((key) => key.length > 1))

const bare = (text: string) => withoutEmoji(text).replace(HASHTAG, '')
const sentenceKeys = (text: string) => keysOf(sentencesOf(bare(text).replace(JOINT, '.\n')))
const clauseKeys = (text: string) => keysOf(bare(text).split(PAUSE))

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((key) => other.has(key)).length
}

const HALF = 0.5

/** Whether two texts share less than half of their sentences; a semicolon does not make one sentence of two. */
export function reallyDiffer(one: string, other: string): boolean {
  const [first, second] = [sentenceKeys(one), sentenceKeys(other)]
  return common(first, second) < HALF * Math.min(first.size, second.size) && !isSameText(one, other)
}

/** How much of a text another one repeats word for word, 0 to 1. */
export function shareKept(text: string, made: string): number {
  const keys = clauseKeys(text)
  return keys.size === 0 ? 1 : common(keys, clauseKeys(made)) / keys.size
}
