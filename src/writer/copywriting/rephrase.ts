import type { Locale } from '#platform/locale.ts'
import { memoize } from '#platform/memoize.ts'
import { createDealer } from '../built-in/dealer.ts'
import { capitalizedLike } from '../first-letter.ts'
import { findQuoted } from '../reading/find-quoted.ts'
import type { Scene } from './grammar/grammar.ts'
import type { Swap } from './rephrase-rules.ts'
import { rephrasing } from './rephrasing/index.ts'
import { unique } from './sentence.ts'

type Manner = Pick<Scene, 'isSerious' | 'country'>

/** A capital inside a sentence belongs to a name. */
const isName = (text: string, at: number) => at > 0 && /\p{Lu}/u.test(text.charAt(at))

function swapped(text: string, { from, to, hasCapital }: Swap): string {
  const found = from.exec(text)
  if (!found || (isName(text, found.index) && !hasCapital)) return text
  return capitalizedLike(text, text.replace(from, to))
}

const ENDS = /^([¡¿]?)([^\n]{1,600}?)([.!?…]{0,3})$/u
const MOST_SWAPS = 4

const fits = ({ isSober, only }: Pick<Swap, 'isSober' | 'only'>, { isSerious, country }: Manner) =>
  (isSober || !isSerious) && (!only || (only === 'ES') === (country === 'ES'))

const CURLY = '’'

/** With the apostrophes of the owner. */
const spelledLike = (model: string, text: string) =>
  model.includes(CURLY) ? text.replaceAll("'", CURLY) : text

/** Sentences of a language; the steps of one rework look at the same ones. */
const KEPT = 500

/** The swaps for words of a sentence. Hundreds are tried, so each sentence is looked at once. */
const swapsIn = memoize((locale: Locale) =>
  memoize((typed: string) => rephrasing[locale].swaps.filter(({ from }) => from.test(typed)), KEPT),
)

/** One sentence with other words for one part of it at a time. */
export function swapWords(sentence: string, locale: Locale, manner: Manner): string[] {
  const typed = sentence.replaceAll(CURLY, "'")
  const few = swapsIn(locale)(typed)
    .filter((swap) => fits(swap, manner))
    .slice(0, MOST_SWAPS)
  return unique(few.map((swap) => swapped(typed, swap)).filter((way) => way !== typed)).map((way) =>
    spelledLike(sentence, way),
  )
}

/** Other ways to say one sentence, the most different ones first. */
function waysOf(sentence: string, locale: Locale, manner: Manner): string[] {
  const [, begin = '', body = '', end = ''] = ENDS.exec(sentence) ?? []
  const typed = body.replaceAll(CURLY, "'")
  const turned = rephrasing[locale].rules
    .filter((rule) => fits(rule, manner))
    .flatMap((rule) => {
      const found = rule.is.exec(typed)
      return found ? rule.ways(found) : []
    })
  const few = swapsIn(locale)(typed)
    .filter((swap) => fits(swap, manner))
    .slice(0, MOST_SWAPS)
  const withAll = (text: string) => few.reduce(swapped, text)
  const ways = [
    ...turned.flatMap((text) => [withAll(text), text]),
    withAll(typed),
    ...few.map((swap) => swapped(typed, swap)),
  ]
  return unique(ways.filter((way) => way !== typed)).map((way) => spelledLike(sentence, begin + way + end))
}

type Piece = { text: string; ways: readonly string[] }

const SENTENCE = /(?<=[.!?…])(?=\s)|(?<=\n)/u

/** The sentences of a text with the space around them. Quotes are in a piece without other ways. */
function piecesOf(text: string, waysOf: (sentence: string) => readonly string[]): Piece[] {
  const quoted = findQuoted(text)
  let at = 0
  return text.split(SENTENCE).map((piece) => {
    const [start, end] = [at, at + piece.length]
    at = end
    const bare = piece.trim()
    const isQuoted = quoted.some((span) => span.start < end && span.end > start)
    const around = (way: string) => piece.replace(bare, () => way)
    return {
      text: piece,
      ways: bare === '' || isQuoted ? [] : waysOf(bare).map(around),
    }
  })
}

type Speech = { locale: Locale; manner: Manner }
type Choice = { seed: string; howMany: number; fewest?: number }

export type Rephraser = {
  /**
   * The same text with other words or another order in as many of its sentences as possible, and in at least `fewest`
   * of them. Its lines, quotes, links and figures stay.
   */
  rephrase(text: string, choice: Choice): string[]
  /** The text with fewer words for what its sentences say; the same text if there are none. */
  tighten(text: string): string
}

/** Looks at each sentence once: drafts of one post share most of their sentences. */
export function createRephraser({ locale, manner }: Speech): Rephraser {
  const ways = memoize((sentence: string) => waysOf(sentence, locale, manner))
  const cuts = rephrasing[locale].cuts.filter((cut) => fits(cut, manner))
  const tightened = memoize((sentence: string) => [
    spelledLike(sentence, cuts.reduce(swapped, sentence.replaceAll(CURLY, "'"))),
  ])
  return {
    rephrase: (text, choice) => rephrased(text, ways, choice),
    tighten: (text) =>
      piecesOf(text, tightened)
        .map(({ text: piece, ways: [short = piece] }) => short)
        .join(''),
  }
}

function rephrased(
  text: string,
  ways: (sentence: string) => readonly string[],
  { seed, howMany, fewest = 1 }: Choice,
): string[] {
  const pieces = piecesOf(text, ways)
  const sentences = pieces.filter((piece) => piece.text.trim() !== '').length
  const turnable = pieces.filter(({ ways }) => ways.length > 0).length
  if (turnable < Math.min(Math.max(fewest, 1), sentences)) return []
  const dealer = createDealer(seed)
  return unique(
    Array.from({ length: howMany }, () =>
      pieces.map((piece) => (piece.ways.length > 0 ? dealer.deal(piece.ways) : piece.text)).join(''),
    ),
  )
}
