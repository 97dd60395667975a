import { normalizeLineEnds } from '#platform/line-ends.ts'

// Control characters move a terminal's cursor or end a header line; invisible ones change the text direction.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** A stranger's input as one line of plain text. */
export const onOneLine = (text: string): string => text.replace(unseen, ' ').replace(/\s+/g, ' ').trim()

/** The same, line by line. */
export const linesOf = (text: string): string[] =>
  normalizeLineEnds(text)
    .split('\n')
    .map((line) => line.replace(unseen, ' ').trimEnd())
