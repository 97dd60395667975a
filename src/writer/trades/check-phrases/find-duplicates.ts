import type { TradeFile } from '../trade.ts'
import { type Field, type Phrase, phrasesOf } from './fields.ts'
import type { Placed } from './rules.ts'
import { spaced, wordsIn } from './tokens.ts'

/** Fields whose phrases are short or few enough to be the same in two trades. */
const mayBeShared: ReadonlySet<Field> = new Set([
  'names',
  'products',
  'words',
  'shortCalls',
  'hashtags',
  'emojis',
  'title',
])

/** Sentences and titles are said once in a bank; other fields repeat nothing of their own. */
const groupOf = (field: Field): string => (mayBeShared.has(field) && field !== 'title' ? field : 'prose')

/** "settling-in" and "settling in" are two signs, but marks and capitals make no new sentence. */
const keyOf = ({ field, text }: Phrase): string => {
  const group = groupOf(field)
  return `${group}${group === 'prose' || group === 'hashtags' ? spaced(wordsIn(text)) : text}`
}

const known = new WeakMap<TradeFile, ReadonlySet<string>>()

function keysOf(bank: TradeFile): ReadonlySet<string> {
  const keys =
    known.get(bank) ??
    new Set(phrasesOf(bank).flatMap((phrase) => (mayBeShared.has(phrase.field) ? [] : keyOf(phrase))))
  known.set(bank, keys)
  return keys
}

/** Phrases that the bank has twice, or that another trade has too. */
export function findDuplicates(phrases: readonly Phrase[], others: ReadonlyMap<string, TradeFile>): Placed[] {
  const seen = new Set<string>()
  return phrases.flatMap((phrase): Placed[] => {
    const { place, field, text } = phrase
    if (text.trim() === '') return []
    const key = keyOf(phrase)
    if (seen.has(key)) return [{ place, rule: 'duplicate', found: text }]
    seen.add(key)
    if (mayBeShared.has(field)) return []
    const trade = [...others].find(([, bank]) => keysOf(bank).has(key))?.[0]
    return trade === undefined ? [] : [{ place, rule: 'duplicateElsewhere', found: trade }]
  })
}
