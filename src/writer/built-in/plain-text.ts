import { normalizeLineEnds } from '#platform/line-ends.ts'

// Formatting characters can hide or reverse text; the joiner keeps combined emoji together.
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu

/** One line of plain text: no markup, no invisible characters, none with a meaning for a network or for us. */
export function plain(text: string): string {
  return normalizeLineEnds(text.normalize('NFC'))
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/([\p{L}\p{N}])[^\S\n]*\n+\s*/gu, '$1. ')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/(\d)\*(\d)/g, '$1x$2')
    .replace(/[{}*`\\|]/g, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/([!?.,;:¡¿])(?:\s*\1)+/gu, (all, sign) => (all === '...' ? '…' : sign))
    .replace(/(?<!\s)\s+([,;:.!?…])/gu, '$1')
    .replace(/[!?]+/g, (signs) => (signs.includes('?') ? '?' : signs))
    .replace(/\s+/gu, ' ')
    .trim()
}
