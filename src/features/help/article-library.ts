import { type Article, topics } from '#platform/help-article.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { isOneTypoAway } from '#platform/similar-words.ts'
import { type ArticleIndex, buildIndex, PROMINENT } from './article-index.ts'
import { relatedWords, SYNONYM } from './related-words.ts'
import { allWords, isFillerStem, isNumber, NEGATION, REASON, stemsOf } from './word-stems.ts'
import { wordForms } from './words/index.ts'

export type Found = {
  article: Article
  score: number
  /** How much of the question the article covers, from 0 to 1; rare words weigh more. */
  coverage: number
  /** How many words of the question the article is about; a mention in passing does not count. */
  matches: number
}

// Okapi BM25: term frequency saturation and length normalization.
const SATURATION = 1.6
const LENGTH_WEIGHT = 0.5

/** Shorter words are too much alike to guess which one was meant. */
const SHORTEST_TYPO = 4

/** Weight of prefix and typo matches, relative to exact ones. */
const NEARLY = 0.6
/** Weight of matches in the other language, which rank lower. */
const OTHER_LANGUAGE = 0.7
/** How much an article gains if one of its own questions is the one that was asked. */
const SAME_QUESTION = 1

/** Share of a word of the question that a mention in passing covers. */
const IN_PASSING = 0.5
/** How much a word that no article has takes away from the coverage. */
const UNKNOWN_RARITY = 3.8

/** How much a word about something else takes away: no article answers the question. */
const OFF_TOPIC_RARITY = 12

/** Whether a question is about something that the product has nothing to do with. */
function isOffTopic(question: string, writtenIn: Locale): boolean {
  const line = ` ${allWords(question).join(' ')} `
  return [...wordForms[writtenIn].offTopic].some((each) => line.includes(` ${each.replaceAll('-', ' ')} `))
}

/** How a word is said: people who hurry spell by ear. */
const soundOf = (word: string, locale: Locale): string =>
  wordForms[locale].sounds.reduce((rest, [spelling, sound]) => rest.replace(spelling, sound), word)

/** From this length on, two letters may be wrong. */
const LONG_WORD = 7
const MOST_EDITS = 2

/** How many letters are added, missing or wrong; counting ends above the limit. */
function editsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const now = [row]
    for (let at = 1; at <= b.length; at++)
      now[at] = Math.min(
        (before[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1),
      )
    if (Math.min(...now) > limit) return limit + 1
    before = now
  }
  return before[b.length] ?? limit + 1
}

/** Known words that were probably meant: the word itself, one that it begins, or one with a letter different. */
function readAs(
  word: string,
  known: ReadonlySet<string>,
  isLast: boolean,
  locale: Locale,
): [words: string[], weight: number] {
  if (known.has(word)) return [[word], 1]
  if (word.length < SHORTEST_TYPO) return [[], 0]
  const alike = [...known].filter((each) => each[0] === word[0] && each.length >= SHORTEST_TYPO)
  // Only the last word can be unfinished.
  const begun = isLast ? alike.filter((each) => each.startsWith(word)) : []
  if (begun.length > 0) return [begun, NEARLY]
  const sound = soundOf(word, locale)
  const near = alike.filter((each) => isOneTypoAway(word, each) || soundOf(each, locale) === sound)
  if (near.length > 0 || word.length < LONG_WORD || word.includes('-')) return [near, NEARLY]
  return [alike.filter((each) => editsBetween(word, each, MOST_EDITS) <= MOST_EDITS), NEARLY]
}

type Asked = {
  word: string
  /** The indexed words that match it, with weights. */
  meanings: Map<string, number>
  rarity: number
}

const rarityOf = (holding: number, total: number) => Math.log(1 + (total - holding + 0.5) / (holding + 0.5))

const isWordOf = ({ holders }: ArticleIndex, word: string, locale: Locale) =>
  holders.has(word) && !isFillerStem(word, locale)

function understand(index: ArticleIndex, locale: Locale, question: string, writtenIn: Locale): Asked[] {
  const { entries, holders, known } = index
  const related = relatedWords[locale]
  // An expression that no article uses can also be meant word by word.
  const withParts = (term: string) =>
    holders.has(term)
      ? [term]
      : [term, ...term.split('-').filter((part) => part !== term && isWordOf(index, part, locale))]
  const words = [...new Set(stemsOf(question, locale, writtenIn).flatMap(withParts))].filter(
    (word) => holders.has(word) || !isNumber(word),
  )
  const asked = words.map((word, at) => {
    const [read, weight] = readAs(word, known, at === words.length - 1, locale)
    const meanings = new Map<string, number>()
    const mean = (term: string, strength: number) => {
      if (holders.has(term)) meanings.set(term, Math.max(strength, meanings.get(term) ?? 0))
    }
    for (const each of read) {
      mean(each, weight)
      for (const [other, closeness] of related.get(each) ?? []) mean(other, weight * closeness)
    }
    const strongest = Math.max(...meanings.values())
    const holding = new Set<number>()
    for (const [term, strength] of meanings)
      if (strength >= strongest * SYNONYM) for (const entry of holders.get(term) ?? []) holding.add(entry)
    const rarity = meanings.size === 0 ? UNKNOWN_RARITY : rarityOf(holding.size, entries.length)
    return { word, meanings, rarity }
  })
  if (isOffTopic(question, writtenIn)) asked.push({ word: '', meanings: new Map(), rarity: OFF_TOPIC_RARITY })
  return asked
}

/** How alike the question and one of an article are, from 0 to 1. */
function likeness(
  asked: readonly Asked[],
  whole: number,
  ask: ReadonlySet<string>,
  rarity: (word: string) => number,
) {
  let shared = 0
  const met = new Set<string>()
  for (const { meanings, rarity } of asked) {
    let best = 0
    for (const [term, weight] of meanings)
      if (ask.has(term)) {
        best = Math.max(best, weight)
        met.add(term)
      }
    shared += best * rarity
  }
  let all = 0
  let told = 0
  for (const word of ask) {
    all += rarity(word)
    if (met.has(word)) told += rarity(word)
  }
  return all === 0 ? 0 : (shared / whole) * (told / all)
}

function findIn(index: ArticleIndex, locale: Locale, question: string, writtenIn: Locale): Found[] {
  const { entries, averageLength, holders } = index
  const asked = understand(index, locale, question, writtenIn)
  const rarity = (word: string) => rarityOf(holders.get(word)?.size ?? 0, entries.length)
  const isTopic = ({ word }: Asked) => word !== NEGATION && word !== REASON
  const whole = asked.reduce((sum, { rarity }) => sum + rarity, 0)
  const topic = asked.filter(isTopic).reduce((sum, { rarity }) => sum + rarity, 0)
  if (topic === 0) return []
  return entries.map(({ article, counts, length, asks }) => {
    const held = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / averageLength)
    let score = 0
    let covered = 0
    let matches = 0
    for (const each of asked) {
      let best = 0
      let weight = 0
      for (const [term, strength] of each.meanings) {
        const count = counts.get(term) ?? 0
        best = Math.max(best, (strength * count * (SATURATION + 1)) / (count + held))
        if (count > 0) weight = Math.max(weight, count < PROMINENT ? strength * IN_PASSING : strength)
      }
      score += each.rarity * best
      if (!isTopic(each)) continue
      covered += each.rarity * weight
      if (weight >= IN_PASSING) matches++
    }
    const same = Math.max(...asks.map((ask) => likeness(asked, whole, ask, rarity)))
    return { article, score: score * (1 + SAME_QUESTION * same), coverage: covered / topic, matches }
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

/** The languages a question may be in, judged by its little words. */
function languagesOf(question: string, locale: Locale): readonly Locale[] {
  const words = allWords(question)
  const fillersIn = (language: Locale) => words.filter((word) => wordForms[language].fillers.has(word)).length
  const own = fillersIn(locale)
  return locales.filter((language) => language === locale || fillersIn(language) >= own)
}

/** The articles of all features, with a search index per language that is built on first use. */
export function createArticleLibrary(written: readonly Article[]): ArticleLibrary {
  const articles = written.toSorted((a, b) => placeOf(a) - placeOf(b))
  const byId = new Map(articles.map((article) => [article.id, article]))
  const indexes = new Map<Locale, ArticleIndex>()
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
      for (const language of languagesOf(question, locale)) {
        const factor = language === locale ? 1 : OTHER_LANGUAGE
        for (const found of findIn(indexOf(language), language, question, locale)) {
          const score = found.score * factor
          if (found.coverage > 0 && score > (best.get(found.article.id)?.score ?? 0))
            best.set(found.article.id, { ...found, score })
        }
      }
      return [...best.values()].sort((a, b) => b.score - a.score).slice(0, limit)
    },
  }
}
