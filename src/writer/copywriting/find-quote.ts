import { withCapitalStart } from '../built-in/condense.ts'
import type { BriefReading, Statement } from '../reading/brief-reading.ts'
import { isGlue, type Piece } from './pieces.ts'
import { quoteWords } from './quote-words/index.ts'

const NAME = String.raw`(?!(?:Thanks?|Gracias)\b)(?:(?:The|Los|Las|La|El) )?\p{Lu}[\p{Ll}'’-]{1,20}(?: (?:(?:de|del|la|von|van) ){0,2}\p{Lu}[\p{Ll}'’-]{1,20}){0,2}(?: \p{Lu}\.?(?!\p{L}))?`
/** "Teresa G." or "The Hendersons, Norwich" after the closing mark. */
const SIGNED = new RegExp(
  String.raw`^[\s,–—~-]{0,4}(?<by>${NAME}(?:, \p{Lu}[\p{Ll} ]{1,20}|, (?!gracias|thanks)\p{Ll}{4,14}(?=\.?$)|, (?:mom|mum|dad|mother|father|owner|madre|padre|mamá|papá) (?:of|to|de) [\p{L}\d ]{2,30}(?=\.?$))?)(?=$|[\s,.!¡])[.,]?\s{0,2}(?<rest>.*)$`,
  'su',
)

const textOf = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text }) => text)
    .join('')
    .trim()

const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text)

/**
 * A customer's words with what the owner says after them. Null if the words around the quote say more than who said it
 * and had better stay as they are: "5 star review from Jess: “…”".
 */
export function findQuote(
  pieces: readonly Piece[],
  reading: BriefReading,
): { quote: string; by: string | null; rest: string } | null {
  const place = pieces.findIndex(({ slot }) => slot?.value.type === 'quote')
  const value = pieces[place]?.slot?.value
  if (value?.type !== 'quote') return null
  const before = textOf(pieces.slice(0, place))
  const after = textOf(pieces.slice(place + 1))
  const { by, rest = '' } = SIGNED.exec(after)?.groups ?? {}
  const isSigned = value.by === null && by !== undefined
  const who = isSigned ? by : value.by
  if (/\d/.test(before) || (who === null && saysSomething(before))) return null
  const found = { quote: value.words, by: who }
  if (isSigned) return { ...found, rest }
  if (!saysSomething(after) || isGlue(after, reading)) return { ...found, rest: '' }
  return value.by !== null && /^[\p{Lu}¡¿]/u.test(after) ? { ...found, rest: after } : null
}

const LONGEST_INTRODUCTION = 60
const FEWEST_WORDS = 4
const SINGLE_MARKS = /^['‘](?<inside>[^\n]{8,600}?)['’](?=$|[\s.,!])[.,!]?\s{0,2}(?<rest>[^\n]*)$/u

/** A customer's words after a colon, without quotation marks. */
type Unmarked = { introduction: string; quote: string; rest: string; statements: number }

/** "Review from Donna: They got red wine out of a rug. I cried." is a quote up to the last sentence in her own person. */
export function findUnmarkedQuote(
  [first, ...others]: readonly Statement[],
  { text, language }: BriefReading,
): Unmarked | null {
  if (!first) return null
  const typed = text.slice(first.start, first.end)
  const introduction = typed.slice(0, Math.max(0, typed.indexOf(': '))).trim()
  const isKnown =
    introduction.length <= LONGEST_INTRODUCTION && quoteWords[language].announcing.test(introduction)
  const said = typed.slice(typed.indexOf(': ') + 2).trim()
  if (introduction === '' || !isKnown || said.split(/\s+/).length < FEWEST_WORDS) return null
  const polished = first.polished.slice(0, first.polished.indexOf(': '))
  const { inside, rest = '' } = SINGLE_MARKS.exec(said)?.groups ?? {}
  if (inside !== undefined) return { introduction: polished, quote: inside, rest, statements: 1 }
  let last = first
  let statements = 1
  for (const next of others) {
    if (!quoteWords[language].firstPerson.test(text.slice(next.start, next.end))) break
    last = next
    statements++
  }
  const quote = text.slice(text.indexOf(': ', first.start) + 2, last.end).trim()
  return { introduction: polished, quote: withCapitalStart(quote), rest: '', statements }
}
