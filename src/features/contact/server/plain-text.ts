import { normalizeLineEnds } from '#platform/line-ends.ts'

// Control characters move a terminal's cursor or end a header's line; invisible ones turn the direction of the text.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** What a stranger typed, as one line that is only text. */
export const onOneLine = (text: string): string => text.replace(unseen, ' ').replace(/\s+/g, ' ').trim()

/** The same, line by line. */
export const linesOf = (text: string): string[] =>
  normalizeLineEnds(text)
    .split('\n')
    .map((line) => line.replace(unseen, ' ').trimEnd())
