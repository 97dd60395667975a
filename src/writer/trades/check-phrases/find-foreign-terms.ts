import type { Locale } from '#platform/locale.ts'
import { stemLine } from '../stems.ts'
import type { TradeFile } from '../trade.ts'
import { fields, type Phrase, phrasesOf } from './fields.ts'
import type { Placed } from './rules.ts'
import { phraseWords } from './words/index.ts'

/** A word in this many phrases of a bank is at home there. */
const AT_HOME = 3
/** A word at home in more trades than this says nothing about any of them. */
const COMMON = 6
/** A word belongs to a trade that has this share of all phrases with it. */
const OWNED = 0.6
const SHORTEST = 3

type Banks = ReadonlyMap<string, TradeFile>

/** What is published as words. A picture may show anything. */
const proseOf = (bank: TradeFile): Phrase[] =>
  phrasesOf(bank).filter(({ field }) => {
    const { form } = fields[field]
    return field !== 'visuals' && form !== 'sign' && form !== 'hashtag' && form !== 'emoji'
  })

const stemsIn = (text: string): string[] => stemLine(text).trim().split(' ')

type Vocabulary = {
  /** Names and products, as they are recognized. */
  signs: ReadonlySet<string>
  /** In how many phrases each word is. */
  counts: ReadonlyMap<string, number>
  /** Words of several phrases. */
  frequent: ReadonlySet<string>
  /** Frequent words and those of signs and subjects. */
  home: ReadonlySet<string>
}
const known = new WeakMap<TradeFile, Vocabulary>()

function vocabularyOf(bank: TradeFile): Vocabulary {
  const found = known.get(bank)
  if (found) return found
  const signs = [...bank.signs.names, ...bank.signs.products]
  const counts = new Map<string, number>()
  for (const { text } of proseOf(bank))
    for (const word of new Set(stemsIn(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const frequent = [...counts]
    .filter(([word, count]) => count >= AT_HOME && word.length >= SHORTEST)
    .map(([word]) => word)
  const vocabulary = {
    signs: new Set(signs.map((sign) => stemLine(sign).trim())),
    counts,
    frequent: new Set(frequent),
    home: new Set([
      ...frequent,
      ...[...signs, ...bank.subjects.flatMap(({ words }) => words)].flatMap(stemsIn),
    ]),
  }
  known.set(bank, vocabulary)
  return vocabulary
}

const countIn = (sets: readonly ReadonlySet<string>[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const set of sets) for (const each of set) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

/** The trade of each term that one other trade has for itself: its signs, and words that others hardly use. */
function foreignTerms(bank: TradeFile, others: Banks): Map<string, string> {
  const all = [...others].map(([id, bank]) => ({ id, ...vocabularyOf(bank) }))
  const signOwners = countIn(all.map(({ signs }) => signs))
  const uses = new Map<string, number>()
  for (const { counts } of [vocabularyOf(bank), ...all])
    for (const [word, count] of counts) uses.set(word, (uses.get(word) ?? 0) + count)
  const terms = new Map<string, string>()
  for (const { id, signs, counts, frequent } of all) {
    for (const word of frequent) {
      const share = (counts.get(word) ?? 0) / (uses.get(word) ?? 1)
      if (share >= OWNED) terms.set(word, id)
    }
    for (const sign of signs) if (signOwners.get(sign) === 1) terms.set(sign, id)
  }
  return terms
}

/**
 * Phrases that name what another trade sells and nothing of their own: "Rest the meat" in a bakery. Smoked fish with
 * rye bread is fine.
 */
export function findForeignTerms(bank: TradeFile, locale: Locale, others: Banks): Placed[] {
  const { home } = vocabularyOf(bank)
  const atHome = countIn([bank, ...others.values()].map((each) => vocabularyOf(each).home))
  const isOwn = (word: string) => home.has(word) && (atHome.get(word) ?? 0) <= COMMON
  const terms = foreignTerms(bank, others)
  for (const word of phraseWords[locale].everyday) terms.delete(stemLine(word).trim())
  const expressions = [...terms.keys()].filter((term) => term.includes(' '))
  return proseOf(bank).flatMap(({ place, text }): Placed[] => {
    const words = stemsIn(text)
    if (words.some(isOwn)) return []
    const line = stemLine(text)
    const term =
      words.find((word) => terms.has(word) && !home.has(word)) ??
      expressions.find(
        (each) => line.includes(` ${each} `) && !each.split(' ').every((word) => home.has(word)),
      )
    if (term === undefined) return []
    return [{ place, rule: 'foreignTerm', found: `${term} (${terms.get(term)})` }]
  })
}
