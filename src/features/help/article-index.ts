import { type Article, linesOf } from '#platform/help-article.ts'
import type { Locale } from '#platform/locale.ts'
import { relatedWords } from './related-words.ts'
import { isNumber, mainWordOf, NEGATION, REASON, stemsOf } from './word-stems.ts'

/** A word in the title says more about an article than one in its text. */
const weights = { title: 4, ask: 3, words: 3, phrasing: 3, summary: 2, text: 0.5 }

/** Weight of the main word of an expression, relative to the expression. */
const MAIN_WORD = 0.5

/** A word that counts less than this is only mentioned in passing. */
export const PROMINENT = 2

type Entry = {
  article: Article
  counts: Map<string, number>
  length: number
  /** The words of the title and of each question. */
  asks: Set<string>[]
}

export type ArticleIndex = {
  entries: Entry[]
  averageLength: number
  /** For each word, the places in `entries` of the articles that are about it; none if it is only mentioned. */
  holders: Map<string, Set<number>>
  /** All words of the articles, and those that mean the same. */
  known: ReadonlySet<string>
}

function entryOf(article: Article, locale: Locale): Entry {
  const { title, summary, words = '', phrasings = [], body, questions } = article[locale]
  const counts = new Map<string, number>()
  let length = 0
  const add = (text: string, weight: number): string[] => {
    const stems = stemsOf(text, locale)
    const count = (word: string, weight: number) => {
      counts.set(word, (counts.get(word) ?? 0) + weight)
      length += weight
    }
    for (const word of stems) {
      // In running text, "not", "why" and numbers say nothing about what an article is about.
      if (weight < weights.ask && (word === NEGATION || word === REASON || isNumber(word))) continue
      count(word, weight)
      for (const main of mainWordOf(word, locale)) count(main, weight * MAIN_WORD)
    }
    return stems
  }
  const asks = [new Set(add(title, weights.title))]
  add(words, weights.words)
  add(summary, weights.summary)
  for (const line of body.flatMap(linesOf)) add(line.replace(/\]\([^()]*\)/g, ']'), weights.text)
  for (const { ask, answer } of questions) {
    asks.push(new Set(add(ask, weights.ask)))
    add(answer, weights.text)
  }
  for (const phrasing of phrasings) asks.push(new Set(add(phrasing, weights.phrasing)))
  return { article, counts, length, asks }
}

export function buildIndex(articles: readonly Article[], locale: Locale): ArticleIndex {
  const entries = articles.map((article) => entryOf(article, locale))
  const holders = new Map<string, Set<number>>()
  for (const [at, { counts }] of entries.entries())
    for (const [word, count] of counts) {
      const held = holders.get(word) ?? new Set<number>()
      holders.set(word, count < PROMINENT ? held : held.add(at))
    }
  const total = entries.reduce((sum, { length }) => sum + length, 0)
  const known = new Set([...holders.keys(), ...relatedWords[locale].keys()])
  return { entries, averageLength: total / entries.length, holders, known }
}
