export type Token = { start: number; end: number; text: string; lower: string }

const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*|\d+|[^\s\p{L}\p{M}\d]|\n/gu

/** Words, numbers and single signs. "5-8pm" is 5, -, 8, pm; a line break is a token too. */
export const tokenize = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    text: found,
    lower: found.toLowerCase().replace(/’/g, "'"),
  }))
