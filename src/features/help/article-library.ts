import { type Article, linesOf, topics } from '#platform/help-article.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { stemsOf } from './word-stems.ts'

type Found = {
  article: Article
  score: number
  /** How much of the question the article covers, from 0 to 1; rare words weigh more. */
  coverage: number
}

// Okapi BM25 with the usual constants: term frequency saturation and length normalization.
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75

/** A word in the title says more about an article than one in its text. */
const weights = { title: 5, ask: 3, words: 3, summary: 2, text: 1 }

/** Weight of prefix and typo matches, relative to exact ones. */
const NEARLY = 0.6
/** Weight of matches in the other language, which rank lower. */
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

function buildIndex(articles: readonly Article[], locale: Locale): Index {
  const entries = articles.map((article) => entryOf(article, locale))
  const spread = new Map<string, number>()
  for (const { counts } of entries)
    for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  const total = entries.reduce((sum, { length }) => sum + length, 0)
  return { entries, averageLength: total / entries.length, spread }
}

/** Whether at most one letter is added, missing, wrong or swapped with its neighbor. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)) return true
  return restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)
}

/** The indexed words that match a word of the question. */
function meant(word: string, { spread }: Index): { words: string[]; weight: number } {
  if (spread.has(word)) return { words: [word], weight: 1 }
  const known = [...spread.keys()]
  const begun = word.length >= 4 ? known.filter((each) => each.startsWith(word)) : []
  if (begun.length > 0) return { words: begun, weight: NEARLY }
  const near = word.length >= 5 ? known.filter((each) => each.length >= 4 && isNear(word, each)) : []
  return { words: near, weight: NEARLY }
}

function findIn(index: Index, locale: Locale, question: string, writtenIn: Locale): Found[] {
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

export type ArticleLibrary = {
  /** In list order: by topic, then by position. */
  articles: readonly Article[]
  find: (id: string | null) => Article | undefined
  /** Matching articles, best first. Ignores accents and searches both languages. */
  search: (question: string, locale: Locale, limit?: number) => Found[]
}

const placeOf = ({ topic, position }: Article) => topics.indexOf(topic) * 1000 + position

/** The articles of all features, with a search index per language that is built on first use. */
export function createArticleLibrary(written: readonly Article[]): ArticleLibrary {
  const articles = written.toSorted((a, b) => placeOf(a) - placeOf(b))
  const byId = new Map(articles.map((article) => [article.id, article]))
  const indexes = new Map<Locale, Index>()
  const indexOf = (locale: Locale) => {
    const index = indexes.get(locale) ?? buildIndex(articles, locale)
    indexes.set(locale, index)
    return index
  }
  return {
    articles,
    find: (id) => (id ? byId.get(id) : undefined),
    search: (question, locale, limit = 10) => {
      const best = new Map<string, Found>()
      for (const language of locales) {
        const factor = language === locale ? 1 : OTHER_LANGUAGE
        for (const found of findIn(indexOf(language), language, question, locale)) {
          const score = found.score * factor
          if (score > (best.get(found.article.id)?.score ?? 0))
            best.set(found.article.id, { ...found, score })
        }
      }
      return [...best.values()].sort((a, b) => b.score - a.score).slice(0, limit)
    },
  }
}
