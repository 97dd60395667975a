import { type Locale, locales } from '#platform/locale.ts'
import { type Article, linesOf } from './article.ts'
import { articles } from './articles.ts'
import { stemsOf } from './words.ts'

export type Found = {
  article: Article
  score: number
  /** How much of the question the article speaks of, from 0 to 1; rare words weigh more. */
  coverage: number
}

// Okapi BM25 with the usual constants: how soon repetition stops to count, and how much long texts are held back.
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75

/** A word in the title says more about an article than one in its text. */
const weights = { title: 5, ask: 3, words: 3, summary: 2, text: 1 }

/** Words that are only begun or mistyped count, but less than those that are right. */
const NEARLY = 0.6
/** What is written in the other language is found too, after what is written in this one. */
const OTHER_LANGUAGE = 0.7

type Entry = { article: Article; counts: Map<string, number>; length: number }
type Index = { entries: Entry[]; averageLength: number; spread: Map<string, number> }

function entryOf(article: Article, locale: Locale): Entry {
  const { title, summary, words = '', body, questions } = article[locale]
  const counts = new Map<string, number>()
  let length = 0
  const add = (text: string, weight: number) => {
    for (const word of stemsOf(text, locale)) {
      counts.set(word, (counts.get(word) ?? 0) + weight)
      length += weight
    }
  }
  add(title, weights.title)
  add(words, weights.words)
  add(summary, weights.summary)
  for (const line of body.flatMap(linesOf)) add(line.replace(/\]\([^()]*\)/g, ']'), weights.text)
  for (const { ask, answer } of questions) {
    add(ask, weights.ask)
    add(answer, weights.text)
  }
  return { article, counts, length }
}

function buildIndex(locale: Locale): Index {
  const entries = articles.map((article) => entryOf(article, locale))
  const spread = new Map<string, number>()
  for (const { counts } of entries)
    for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  const total = entries.reduce((sum, { length }) => sum + length, 0)
  return { entries, averageLength: total / entries.length, spread }
}

const built = new Map<Locale, Index>()

function indexOf(locale: Locale): Index {
  const index = built.get(locale) ?? buildIndex(locale)
  built.set(locale, index)
  return index
}

/** At most one letter is added, missing, wrong or swapped with its neighbour. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)) return true
  return restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)
}

/** The words of the articles that a word of a question stands for. */
function meant(word: string, { spread }: Index): { words: string[]; weight: number } {
  if (spread.has(word)) return { words: [word], weight: 1 }
  const known = [...spread.keys()]
  const begun = word.length >= 4 ? known.filter((each) => each.startsWith(word)) : []
  if (begun.length > 0) return { words: begun, weight: NEARLY }
  const near = word.length >= 5 ? known.filter((each) => each.length >= 4 && isNear(word, each)) : []
  return { words: near, weight: NEARLY }
}

function findIn(locale: Locale, question: string, writtenIn: Locale): Found[] {
  const index = indexOf(locale)
  const { entries, averageLength, spread } = index
  const rarity = (word: string) => {
    const holding = spread.get(word) ?? 0
    return Math.log(1 + (entries.length - holding + 0.5) / (holding + 0.5))
  }
  const asked = [...new Set(stemsOf(question, locale, writtenIn))].map((word) => {
    const { words, weight } = meant(word, index)
    const rare = words.length > 0 ? Math.max(...words.map(rarity)) : rarity(word)
    return { words, weight, rare }
  })
  const whole = asked.reduce((sum, { rare }) => sum + rare, 0)
  if (whole === 0) return []
  return entries.map(({ article, counts, length }) => {
    const held = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / averageLength)
    let score = 0
    let covered = 0
    for (const { words, weight, rare } of asked) {
      const count = Math.max(0, ...words.map((word) => counts.get(word) ?? 0))
      if (count === 0) continue
      score += weight * rare * ((count * (SATURATION + 1)) / (count + held))
      covered += weight * rare
    }
    return { article, score, coverage: covered / whole }
  })
}

/** The articles that answer a question, the best first. Accents do not matter, and both languages are read. */
export function findArticles(question: string, locale: Locale, limit = 10): Found[] {
  const best = new Map<string, Found>()
  for (const language of locales) {
    const factor = language === locale ? 1 : OTHER_LANGUAGE
    for (const found of findIn(language, question, locale)) {
      const score = found.score * factor
      if (score > (best.get(found.article.id)?.score ?? 0)) best.set(found.article.id, { ...found, score })
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, limit)
}
