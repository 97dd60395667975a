import { fold, type Line } from './suggestion-facts.ts'

/** The sentences of a text; a line break ends one. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

const bare = (sentence: string) => fold(sentence).replace(/[^\p{L}\p{N} ]/gu, '')

/** Tells whether the shop has sent this sentence in the conversation. */
export function sentBefore(lines: readonly Line[]): (sentence: string) => boolean {
  const sent = new Set(
    lines.filter(({ from }) => from === 'shop').flatMap(({ text }) => sentencesOf(text).map(bare)),
  )
  return (sentence) => sent.has(bare(sentence))
}
