import { flatten } from '../flatten.ts'
import type { Span } from '../spans.ts'
import { mendTypo } from './typos.ts'

/** A word, a number or a sign of a text. */
export type Token = {
  start: number
  end: number
  /** Lower case, without accents, so that each word is listed once. */
  flat: string
  /** Its first two letters: tables of phrases are kept by them. */
  letters: string
  typed: string
  kind: 'word' | 'number' | 'sign'
  /** A space or the beginning of the text stands before it. */
  isApart: boolean
}

const TOKEN = /\p{L}[\p{L}\p{M}]{0,60}|\d{1,12}(?:[.,:/]\d{1,6}){0,4}|\n|[^\s]/gu

/** How messages are typed: "xq solo caben 10". */
const shorthand = new Map([
  ['q', 'que'],
  ['xq', 'porque'],
  ['pq', 'porque'],
  ['d', 'de'],
  ['tb', 'tambien'],
  ['tmb', 'tambien'],
  ['tbn', 'tambien'],
  ['dl', 'del'],
  ['t', 'te'],
  ['k', 'que'],
  ['xa', 'para'],
  ['pa', 'para'],
  ['pra', 'para'],
  ['efvo', 'efectivo'],
  ['pls', 'porfa'],
  ['xfa', 'porfa'],
  ['xfavor', 'porfavor'],
  ['msj', 'mensaje'],
])

/** "x" is "por" between words, never in "2 x 1" or "talla X". */
function spellOut(token: Token, place: number, tokens: readonly Token[]): Token {
  if (token.kind !== 'word' || token.typed !== token.flat) return token
  const next = tokens[place + 1]
  const isBetween = tokens[place - 1]?.kind === 'word' && next?.kind === 'word' && next.isApart
  if (token.flat === 'x') return isBetween ? spelled(token, 'por') : token
  const isFirst = token.isApart && tokens[place - 1]?.kind === 'sign' && next?.kind === 'word' && next.isApart
  // "28 d noviembre", but not "2 d".
  const isOf = token.flat === 'd' && tokens[place - 1]?.kind === 'number' && next?.kind === 'word'
  const meant = isBetween || isOf || isFirst || place === 0 ? shorthand.get(token.flat) : undefined
  return meant === undefined ? token : spelled(token, meant)
}

const spelled = (token: Token, flat: string): Token => ({
  ...token,
  flat,
  letters: flat.slice(0, INDEX_LETTERS),
})

/** "graaaacias" and "findeee" are drawn out; no Spanish word has a letter three times in a row. */
const DRAWN_OUT = /(\p{L})\1{2,60}/gu

const flatWord = (typed: string): string => {
  const flat = flatten(typed).replace(DRAWN_OUT, '$1')
  return mendTypo(flat) ?? flat
}

export const INDEX_LETTERS = 2

function readTokens(text: string): Token[] {
  const tokens = Array.from(text.matchAll(TOKEN), (match): Token => {
    const [typed] = match
    const kind = /^\p{L}/u.test(typed) ? 'word' : /^\d/.test(typed) ? 'number' : 'sign'
    const flat = kind === 'word' ? flatWord(typed) : typed
    return {
      start: match.index,
      end: match.index + typed.length,
      flat,
      letters: flat.slice(0, INDEX_LETTERS),
      typed,
      kind,
      isApart: match.index === 0 || /\s/.test(text.charAt(match.index - 1)),
    }
  })
  return tokens.map(spellOut)
}

/** Every finder asks for the tokens of the same few texts. */
const lastRead = new Map<string, readonly Token[]>()
const MOST_REMEMBERED = 4

export function tokenize(text: string): readonly Token[] {
  const known = lastRead.get(text)
  if (known) return known
  const tokens = readTokens(text)
  const oldest = lastRead.size >= MOST_REMEMBERED ? lastRead.keys().next().value : undefined
  if (oldest !== undefined) lastRead.delete(oldest)
  lastRead.set(text, tokens)
  return tokens
}

/** The same row of tokens with line breaks where these spans are, so that nothing is found there. */
export function withoutSpans(tokens: readonly Token[], spans: readonly Span[]): Token[] {
  const isOut = new Uint8Array(Math.max(0, ...spans.map(({ end }) => end)))
  for (const { start, end } of spans) isOut.fill(1, start, end)
  return tokens.map((token) => (isOut[token.start] && isOut[token.end - 1] ? asBreak(token) : token))
}

export const asBreak = (token: Token): Token => ({
  ...token,
  flat: '\n',
  letters: '\n',
  typed: '\n',
  kind: 'sign',
})

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
