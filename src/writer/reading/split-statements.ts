import type { Span } from './spans.ts'

/** A period after these ends no sentence; both languages, without the period. */
const abbreviations = new Set(
  'mr mrs ms dr st no nr approx ca vs e.g i.e eg ie etc jr inc ltd co dept tel ext ave rd blvd apt sr sra srta d dña av avda pza núm num pág ej ud uds vd a.m p.m a p aprox min max máx mín incl excl'.split(
    ' ',
  ),
)
const SENTENCE_SIGNS = new Set(['.', '!', '?', '…'])
const CLOSING = new Set(['"', '”', '»', ')', '’', '“'])
const DASHES = new Set(['-', '–', '—', '|', '•', '·'])
const LONGEST_OPENING = 60
const LONGEST_BEFORE = 160

/** Two words: the look at what opens a statement needs no more of a long line. */
const wordBefore = (text: string, end: number): string => {
  let start = end
  while (start > 0 && end - start < 12 && /[\p{L}.]/u.test(text.charAt(start - 1))) start--
  return text.slice(start, end).toLowerCase()
}

function isSentenceEnd(text: string, place: number): boolean {
  let next = place + 1
  while (CLOSING.has(text.charAt(next))) next++
  const after = text.charAt(next)
  if (SENTENCE_SIGNS.has(after)) return false
  if (after !== '' && !/\s|\p{Extended_Pictographic}/u.test(after)) {
    // "today!Come by": a sign without its space, but not "3.50" nor "a.m".
    return text.charAt(place) !== '.' && /\p{L}/u.test(after) && next === place + 1
  }
  if (text.charAt(place) !== '.') return true
  // "1. Follow us": the number of a step.
  if (/(?:^|\n)\s?\d{1,2}$/.test(text.slice(Math.max(0, place - 4), place)) && after !== '') return false
  const word = wordBefore(text, place)
  // "back on the 3rd." is no road.
  const isOrdinal = /\d(?:st|nd|rd|th)$/.test(text.slice(Math.max(0, place - 3), place))
  if (word === '' || isOrdinal || !abbreviations.has(word)) return true
  // "at 8 p.m. Bring a friend": an abbreviation may end a sentence too.
  return /^(?:a\.m|p\.m|etc)$/.test(word) && /^\s+\p{Lu}/u.test(text.slice(next, next + 4))
}

/** `before` is what the statement says up to the comma. */
type OpensStatement = (words: string, before: string) => boolean

/** Where a border follows this place, or -1. */
function borderAt(text: string, start: number, place: number, opensStatement: OpensStatement): number {
  const sign = text.charAt(place)
  if (sign === '\n' || sign === ';') return place + 1
  if (SENTENCE_SIGNS.has(sign)) {
    if (!isSentenceEnd(text, place)) return -1
    let end = place + 1
    while (CLOSING.has(text.charAt(end))) end++
    return end
  }
  if (DASHES.has(sign) && text.charAt(place - 1) === ' ' && text.charAt(place + 1) === ' ') {
    const isRange =
      /\d\D{0,3}$/.test(text.slice(Math.max(0, place - 5), place - 1)) &&
      /^ \d/.test(text.slice(place + 1, place + 3))
    return isRange ? -1 : place + 1
  }
  if (sign === ',' && text.charAt(place + 1) === ' ') {
    const rest = text.slice(place + 2, place + 2 + LONGEST_OPENING).trimStart()
    const before = text.slice(Math.max(start, place - LONGEST_BEFORE), place)
    return opensStatement(rest.toLowerCase(), before) ? place + 1 : -1
  }
  return -1
}

/** Sentences and the clauses that stand for themselves; together they are the whole text. */
export function splitStatements(
  text: string,
  unbroken: readonly Span[],
  opensStatement: OpensStatement,
): Span[] {
  const statements: Span[] = []
  let start = 0
  let next = 0
  for (let place = 0; place < text.length; place++) {
    while (next < unbroken.length && (unbroken[next]?.end ?? 0) <= place) next++
    const span = unbroken[next]
    if (span && span.start <= place) continue
    const border = borderAt(text, start, place, opensStatement)
    if (border === -1) continue
    statements.push({ start, end: border })
    start = border
    place = border - 1
  }
  if (start < text.length) statements.push({ start, end: text.length })
  return statements
}
