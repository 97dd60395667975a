import { countCodePoints } from '#platform/code-points.ts'
import { sentence, withoutEnd } from './sentence.ts'

/** How a text follows the one before it. */
export type Link = {
  /** The second text as it may stand inside a sentence; null if its first word could be a name. */
  small: string | null
  isLimit: boolean
  hasAction: boolean
}

/** Two texts at the border where they may become one sentence. */
export type Border = {
  /** Everything before the border, without its period. */
  before: string
  /** Its last sentence. */
  last: string
  /** The second text with a small letter, without its period. */
  small: string
  /** Neither side has a colon, semicolon, dash or bracket. */
  isPlain: boolean
  hasComma: boolean
}

const LONGEST = 150
/** Shorter ones are cries. */
const SHORTEST = 6
/** A link, a mail, an abbreviation or a quote at the border leaves it as it is. */
const CLEAN_END = /[\p{Ll}\p{N})%€]\.$/u
const ABBREVIATED = /(?:^|\s)(?:p\. m|a\. m|\p{L}{1,4}(?<!\p{Ll}{2}))\.$|[@/]\S{0,40}$|\.\p{L}{2,20}\.$/u
const SEVERAL = /[.!?…]["»”)]?\s/u
/** Not those inside "6:30" or "6–8 PM". */
const SIGNS = /[;()—]|:(?!\d)|(?<!\S)–/u
const ENDS_OPEN = /[?!…:]["»”)]?$/u

const lastOf = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/u).at(-1) ?? ''

/** Whether the second text is one plain sentence, so that words may stand before it. */
export const isOneSentence = (text: string): boolean => !SEVERAL.test(text) && !ENDS_OPEN.test(text)

/** The border of two texts; null where they must stay two sentences. */
export function borderOf(first: string, second: string, { small }: Link): Border | null {
  if (small === null || !isOneSentence(second)) return null
  if (!CLEAN_END.test(first) || ABBREVIATED.test(first)) return null
  const last = lastOf(first)
  const length = countCodePoints(last) + countCodePoints(second)
  if (length > LONGEST || countCodePoints(last) < SHORTEST) return null
  return {
    before: first.slice(0, -1),
    last,
    small: withoutEnd(small),
    isPlain: !SIGNS.test(last + second),
    hasComma: last.includes(',') || second.includes(','),
  }
}

const CRY = /^[¡]?([^¡!?¿.:;]{2,60})!$/u

/** "We are moving! New address …" is also "We are moving: new address …". Empty if the first text is no cry. */
export function afterCry(first: string, second: string, { small }: Link): string[] {
  const cry = CRY.exec(first)?.[1]
  if (cry === undefined || small === null || !isOneSentence(second) || /[:;]/.test(second)) return []
  return [`${cry}: ${small}`]
}

/** "Plus," and "tea and cake" after a whole text. */
export const after = (first: string, start: string, rest: string): string =>
  `${first} ${sentence(`${start} ${rest}`)}`
