import type { Locale } from '#platform/locale.ts'
import { inEveryLanguage } from '#platform/words.ts'
import { termOf } from './word-stems.ts'
import { synonyms } from './words/index.ts'

/** Weight of a match with a synonym, relative to the word itself. */
export const SYNONYM = 0.8
/** Weight of a match with a word that is only hinted at. */
const HINT = 0.6

type Related = ReadonlyMap<string, ReadonlyMap<string, number>>

function relatedIn(locale: Locale): Related {
  const related = new Map<string, Map<string, number>>()
  const relate = (from: readonly string[], to: readonly string[], weight: number) => {
    for (const word of from) {
      const others = related.get(word) ?? new Map<string, number>()
      related.set(word, others)
      for (const other of to) if (other !== word) others.set(other, Math.max(weight, others.get(other) ?? 0))
    }
  }
  const termsOf = (words: string) => words.split(' ').map((word) => termOf(word, locale))
  for (const group of synonyms[locale]) {
    const [from = '', to] = group.split(' > ')
    if (to) relate(termsOf(from), termsOf(to), HINT)
    else relate(termsOf(from), termsOf(from), SYNONYM)
  }
  return related
}

/** What else a word can mean, with weights; by stem. */
export const relatedWords: Record<Locale, Related> = inEveryLanguage(relatedIn)
