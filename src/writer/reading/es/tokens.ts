/** A word, a number or a sign of a text. */
export type Token = {
  start: number
  end: number
  /** Lower case, without accents, so that each word is listed once. */
  flat: string
  typed: string
  kind: 'word' | 'number' | 'sign'
  /** A space or the beginning of the text stands before it. */
  isApart: boolean
}

const TOKEN = /\p{L}[\p{L}\p{M}]{0,60}|\d{1,12}(?:[.,:/]\d{1,6}){0,4}|\n|[^\s]/gu

/** Lower case, without accents. */
export const flatten = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** How messages are typed: "xq solo caben 10". */
const shorthand = new Map([
  ['q', 'que'],
  ['xq', 'porque'],
  ['pq', 'porque'],
  ['d', 'de'],
  ['tb', 'tambien'],
  ['tmb', 'tambien'],
])

/** "x" is "por" between words, never in "2 x 1" or "talla X". */
function spellOut(token: Token, place: number, tokens: readonly Token[]): Token {
  if (token.kind !== 'word' || token.typed !== token.flat) return token
  const next = tokens[place + 1]
  const isBetween = tokens[place - 1]?.kind === 'word' && next?.kind === 'word' && next.isApart
  if (token.flat === 'x') return isBetween ? { ...token, flat: 'por' } : token
  return isBetween || place === 0 ? { ...token, flat: shorthand.get(token.flat) ?? token.flat } : token
}

export function tokenize(text: string): Token[] {
  const tokens = Array.from(text.matchAll(TOKEN), (match): Token => {
    const [typed] = match
    const kind = /^\p{L}/u.test(typed) ? 'word' : /^\d/.test(typed) ? 'number' : 'sign'
    return {
      start: match.index,
      end: match.index + typed.length,
      flat: kind === 'word' ? flatten(typed) : typed,
      typed,
      kind,
      isApart: match.index === 0 || /\s/.test(text.charAt(match.index - 1)),
    }
  })
  return tokens.map(spellOut)
}

const BREAKS = new Set(['\n', '!', '?', ';', '…', '¡', '¿', '|', '•', '·', '→'])
const SOFT_BREAKS = new Set([',', ':', '(', ')', '"', '«', '»', '“', '”'])
const DASHES = new Set(['-', '–', '—'])
/** A period after these ends no sentence. */
const abbreviations = new Set(
  'av avda c pza pl sr sra srta dr dra d m h hs st num uds ud tel aprox min max kg gr'.split(' '),
)

/** The end of a sentence: nothing goes on over it. */
export function isBreak(tokens: readonly Token[], place: number): boolean {
  const token = tokens[place]
  if (!token) return true
  if (token.kind !== 'sign') return false
  if (BREAKS.has(token.flat) || /\p{Extended_Pictographic}/u.test(token.flat)) return true
  if (token.flat !== '.') return false
  const next = tokens[place + 1]
  const before = tokens[place - 1]
  if (next && !next.isApart) return false
  return !(before && !token.isApart && (abbreviations.has(before.flat) || isInitial(tokens, place)))
}

/** "a. m.": the period after a single letter. */
const isInitial = (tokens: readonly Token[], place: number): boolean => {
  const before = tokens[place - 1]
  const next = tokens[place + 1]
  return (
    before?.flat.length === 1 && before.kind === 'word' && next?.kind === 'word' && next.flat.length === 1
  )
}

/** The end of a clause: a sentence's end, a comma, a colon, a bracket, a dash between spaces. */
export function isClauseEnd(tokens: readonly Token[], place: number): boolean {
  const token = tokens[place]
  if (!token || isBreak(tokens, place)) return true
  if (SOFT_BREAKS.has(token.flat)) return true
  return DASHES.has(token.flat) && token.isApart
}

export const isClauseStart = (tokens: readonly Token[], place: number): boolean =>
  place === 0 || isClauseEnd(tokens, place - 1)

export const flatAt = (tokens: readonly Token[], place: number): string => tokens[place]?.flat ?? ''

/** The whole number that stands there, or null. */
export function integerAt(tokens: readonly Token[], place: number): number | null {
  const token = tokens[place]
  return token?.kind === 'number' && /^\d{1,9}$/.test(token.flat) ? Number(token.flat) : null
}

/** A capital first letter, and not only because the sentence begins. */
export const isName = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^\p{Lu}/u.test(token.typed)
