import { locales } from '#platform/locale.ts'
import { plainOf } from './find-facts.ts'
import { months, nameWords, weekdays } from './words/index.ts'

const fold = (word: string) => plainOf(word).toLowerCase()

const wordsOf = (text: string): Set<string> =>
  new Set(
    Array.from(fold(text).matchAll(WORD), ([word]) => bareOf(word)).flatMap((word) => [
      word,
      ...word.split('-'),
    ]),
  )

const WORD = /[\p{L}\p{N}'&-]{1,60}/gu
const bareOf = (word: string) => word.replace(/'s?$/, '').replace(/^'/, '')

const common = new Set(
  locales.flatMap((locale) => [
    ...nameWords[locale].plainCapitals.split(' ').map(fold),
    ...months[locale].flat(),
    ...weekdays[locale].flat(),
  ]),
)
const persons = new Set(locales.flatMap((locale) => nameWords[locale].firstNames.split(' ')))

const STARTS = new Set([
  undefined,
  '.',
  '!',
  '?',
  ':',
  ';',
  '…',
  '\n',
  '—',
  '–',
  '•',
  '"',
  '«',
  '“',
  '(',
  '¡',
  '¿',
  '*',
  '-',
  '>',
  '/',
])
const ENDS_IN_EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u
const MANY_CAPITALS = 0.6
const FEW_WORDS = 3

const isCapitalized = (word: string) => /^\p{Lu}.{0,60}\p{Ll}/u.test(word)

/** "Summer Deals At Luna": capitals of a headline name nobody. */
function isHeadline(line: string): boolean {
  const long = Array.from(line.matchAll(WORD), ([word]) => word).filter((word) => word.length > FEW_WORDS)
  return (
    !/[.!?]$/.test(line.trimEnd()) &&
    long.length >= FEW_WORDS &&
    long.filter(isCapitalized).length / long.length > MANY_CAPITALS
  )
}

function namesInLine(line: string, known: ReadonlySet<string>): string[] {
  const isOfHeadline = isHeadline(line)
  const names: string[] = []
  for (const match of line.matchAll(WORD)) {
    const word = bareOf(match[0])
    const folded = word.toLowerCase()
    const isKnown = known.has(folded) || known.has(`${folded}s`)
    if (!isCapitalized(word) || common.has(folded) || isKnown) continue
    const before = line.slice(0, match.index).trimEnd()
    const isTag = line[match.index - 1] === '#' || line[match.index - 1] === '@'
    const isStart = STARTS.has(before.at(-1)) || ENDS_IN_EMOJI.test(before)
    if (!isTag && (persons.has(folded) || (!isStart && !isOfHeadline))) names.push(word)
  }
  return names
}

/** Names of people, places and things, by their capitals, that `given` does not have. */
export function findUnknownNames(text: string, given: string): string[] {
  const known = wordsOf(given)
  return plainOf(text)
    .split('\n')
    .flatMap((line) => namesInLine(line, known))
}
