// Control characters move a terminal's cursor or end a header's line; invisible ones turn the direction of the text.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** What a stranger typed, as one line that is only text. */
export const onOneLine = (text: string): string => text.replace(unseen, ' ').replace(/\s+/g, ' ').trim()

/** The same, line by line. */
export const linesOf = (text: string): string[] =>
  text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).map((line) => line.replace(unseen, ' ').trimEnd())
