import type { BriefReading } from '../reading/brief-reading.ts'
import type { Unit, WordsUnit } from './facts.ts'
import { findQuote, findUnmarkedQuote } from './find-quote.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'
import type { Piece } from './pieces.ts'
import { first, saidIn, type Told } from './told-statement.ts'

const plainWords = (words: string, statements: readonly number[]): WordsUnit => ({
  type: 'words',
  isQuestion: false,
  hasAction: false,
  isLimit: false,
  slots: [],
  words,
  shortWords: words,
  statements,
})

/** For a statement whose other slots the polish hid; a quote is never polished. */
function cutAtQuote({ slots, statement: { polished } }: Told): Piece[] {
  const quote = first(slots, 'quote')
  const at = quote ? polished.indexOf(quote.text) : -1
  if (!quote || at < 0) return []
  const plain = (text: string): Piece => ({ text, slot: null })
  return [
    plain(polished.slice(0, at)),
    { text: quote.text, slot: quote },
    plain(polished.slice(at + quote.text.length)),
  ]
}

/** What a customer said, with its marks, and what the owner adds. */
export function quotesOf(
  [told, ...others]: readonly Told[],
  calling: Told | null,
  reading: BriefReading,
  grammar: Grammar,
  scene: Scene,
): { units: Unit[]; statements: number } | null {
  if (!told) return null
  const said = saidIn([told], grammar, scene)
  const rest = (words: string) => (words === '' ? [] : [plainWords(words, said.statements)])
  const marked = findQuote(told.areSlotsFound ? told.pieces : cutAtQuote(told), reading)
  if (marked) {
    const { quote, by } = marked
    return { units: [{ type: 'quote', quote, by, ...said }, ...rest(marked.rest)], statements: 1 }
  }
  if (first(reading.slots, 'quote')) return null
  const end = others.indexOf(calling ?? told)
  const following = (end < 0 ? others : others.slice(0, end)).map(({ statement }) => statement)
  const unmarked = findUnmarkedQuote([told.statement, ...following], reading)
  if (!unmarked) return null
  const [quote = ''] = grammar.say({ type: 'quote', quote: unmarked.quote, by: null, ...said }, scene).full
  const words = `${unmarked.introduction}: ${quote}`
  return {
    units: [plainWords(words, said.statements), ...rest(unmarked.rest)],
    statements: unmarked.statements,
  }
}
