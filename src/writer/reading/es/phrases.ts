import { INDEX_LETTERS, isClauseEnd, type Token } from './tokens.ts'

/**
 * A phrase is a row of words without accents: `no aplica en >`.
 * - `a|b`: one of them. `clien*`: begins so. `*ista`: ends so. `word?`: may be missing.
 * - `#`: a number in figures. `##`: in figures or in words.
 * - `_`: any word that is no preposition. `$`: the clause ends here, nothing is taken.
 * - `..3`: up to three words of any kind. `>`: everything up to the end of the clause.
 */
type Element = {
  exact: ReadonlySet<string>
  prefixes: readonly string[]
  suffixes: readonly string[]
  isNumber: boolean
  isNumberWord: boolean
  isAny: boolean
  isEnd: boolean
  isOptional: boolean
  gap: number
  isRest: boolean
}

type Phrase = { elements: readonly Element[] }

/** By the word or the first letters they begin with; `others` begin with something else. */
export type Phrases = {
  byWord: ReadonlyMap<string, readonly Phrase[]>
  byStart: ReadonlyMap<string, readonly Phrase[]>
  others: readonly Phrase[]
}
/** `last` is exclusive; both are places in the tokens. */
export type Found = { first: number; last: number }

/** Where something else begins, such as a date: `>` and `..3` stop there. */
export type Stops = ReadonlySet<number>

const LONGEST_REST = 14
const noStops: Stops = new Set()
const prepositions = new Set(
  'a al de del en con por para sin y o e el la los las que se te le les os nos'.split(' '),
)

function parseElement(written: string): Element {
  const isOptional = written.endsWith('?')
  const bare = isOptional ? written.slice(0, -1) : written
  const gap = bare.startsWith('..') ? Number(bare.slice(2)) : 0
  const words = gap > 0 || bare === '>' ? [] : bare.split('|')
  const isNumberWord = words.includes('##')
  return {
    exact: new Set(words.filter((word) => !word.includes('*') && !word.startsWith('#'))),
    prefixes: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    suffixes: words.filter((word) => word.startsWith('*')).map((word) => word.slice(1)),
    isNumber: words.includes('#') || isNumberWord,
    isNumberWord,
    isAny: words.includes('_'),
    isEnd: bare === '$',
    isOptional,
    gap,
    isRest: bare === '>',
  }
}

type Starts = { words: Set<string>; letters: Set<string> }

/** How a phrase may begin, or null if it may begin with more than known words. */
function startsOf(elements: readonly Element[]): Starts | null {
  const starts: Starts = { words: new Set(), letters: new Set() }
  for (const element of elements) {
    const { exact, prefixes, suffixes, isNumber, isAny, isEnd, gap, isRest, isOptional } = element
    const isShort = prefixes.some(({ length }) => length < INDEX_LETTERS)
    if (isShort || suffixes.length > 0 || isNumber || isAny || isEnd || gap > 0 || isRest) return null
    for (const word of exact) starts.words.add(word)
    for (const prefix of prefixes) starts.letters.add(prefix.slice(0, INDEX_LETTERS))
    if (!isOptional) return starts
  }
  return null
}

/** One phrase for each line. */
export function parsePhrases(lines: string): Phrases {
  const byWord = new Map<string, Phrase[]>()
  const byStart = new Map<string, Phrase[]>()
  const others: Phrase[] = []
  const add = (map: Map<string, Phrase[]>, key: string, phrase: Phrase): void => {
    map.set(key, [...(map.get(key) ?? []), phrase])
  }
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue
    const phrase = { elements: line.trim().split(/\s+/).map(parseElement) }
    const starts = startsOf(phrase.elements)
    if (!starts) others.push(phrase)
    for (const word of starts?.words ?? []) add(byWord, word, phrase)
    for (const letters of starts?.letters ?? []) add(byStart, letters, phrase)
  }
  return { byWord, byStart, others }
}

const numberWords = new Set(
  `un una uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte veinticinco treinta cuarenta cincuenta
  cien medio media`.split(/\s+/),
)

const fits = (element: Element, token: Token): boolean =>
  element.exact.has(token.flat) ||
  (element.isNumber && token.kind === 'number') ||
  (element.isNumberWord && numberWords.has(token.flat)) ||
  (element.isAny && token.kind === 'word' && !prepositions.has(token.flat)) ||
  (token.kind === 'word' &&
    (element.prefixes.some((prefix) => token.flat.startsWith(prefix)) ||
      element.suffixes.some((suffix) => token.flat.endsWith(suffix))))

/** Where everything that belongs to a clause ends. */
export function restEnd(tokens: readonly Token[], from: number, stops: Stops): number {
  let end = from
  while (end < from + LONGEST_REST && !isClauseEnd(tokens, end) && !stops.has(end)) end++
  return end
}

function matchFrom(
  tokens: readonly Token[],
  place: number,
  elements: readonly Element[],
  index: number,
  stops: Stops,
): number {
  const element = elements[index]
  if (!element) return place
  if (element.isRest) return restEnd(tokens, place, stops)
  if (element.isEnd) return isClauseEnd(tokens, place) ? place : -1
  if (element.gap > 0) {
    for (let skipped = 0; skipped <= element.gap; skipped++) {
      const end = matchFrom(tokens, place + skipped, elements, index + 1, stops)
      if (end !== -1) return end
      if (isClauseEnd(tokens, place + skipped) || stops.has(place + skipped)) return -1
    }
    return -1
  }
  const token = tokens[place]
  if (token && fits(element, token)) {
    const end = matchFrom(tokens, place + 1, elements, index + 1, stops)
    if (end !== -1) return end
  }
  return element.isOptional ? matchFrom(tokens, place, elements, index + 1, stops) : -1
}

function longest(
  tokens: readonly Token[],
  place: number,
  list: readonly Phrase[] | undefined,
  stops: Stops,
  best: number,
): number {
  if (!list) return best
  let found = best
  for (const { elements } of list) {
    const end = matchFrom(tokens, place, elements, 0, stops)
    if (end > place && end > found) found = end
  }
  return found
}

/** Where the longest of the phrases that begins here ends, or -1. */
export function matchPhrases(
  tokens: readonly Token[],
  place: number,
  phrases: Phrases,
  stops: Stops = noStops,
): number {
  const token = tokens[place]
  if (!token) return -1
  const byWord = longest(tokens, place, phrases.byWord.get(token.flat), stops, -1)
  const byStart = longest(tokens, place, phrases.byStart.get(token.letters), stops, byWord)
  return phrases.others.length === 0 ? byStart : longest(tokens, place, phrases.others, stops, byStart)
}

export const hasPhrase = (tokens: readonly Token[], phrases: Phrases): boolean =>
  tokens.some((_, place) => matchPhrases(tokens, place, phrases) !== -1)
