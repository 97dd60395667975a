import { type Article, type ArticleWording, linesOf } from '#platform/help-article.ts'
import { type Locale, languages } from '#platform/locale.ts'
import type { ScreenPath } from '#platform/screens.ts'
import type { Found } from '../article-library.ts'
import type { Reply } from '../help.contract.ts'
import { stemsOf } from '../word-stems.ts'
import type { HelpContent } from './help-content.ts'
import { wordsFor } from './look-up.ts'
import { openScreen } from './open-screen.ts'

/**
 * The coverage from which on an article is an answer; below it, it is only a suggestion. A long story has many words
 * that no article has: the more of its words an article is about, the less of it must be covered.
 */
const understoodFrom = [
  { matches: 3, coverage: 0.25 },
  { matches: 2, coverage: 0.45 },
  { matches: 0, coverage: 0.52 },
]
/** From this similarity on, an article's question counts as the one that was asked. */
const SAME_QUESTION = 0.6
const SUGGESTED = 3
/** Below this coverage, not even a suggestion makes sense. */
const GUESSED = 0.15
/** Articles scoring below this share of the best one are off topic. */
const WORTH_READING = 0.5

/** Article markup as plain text: labels in quotes, links and commands as words. */
function spoken(text: string, locale: Locale): string {
  return text
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, languages[locale].quotes)
    .replace(/`([^`]+)`/g, '$1')
}

/** Similarity of two questions: the share of their words that both have. */
function likeness(a: string, b: string, locale: Locale): number {
  const [one, other] = [new Set(stemsOf(a, locale)), new Set(stemsOf(b, locale))]
  return one.size === 0 ? 0 : one.intersection(other).size / one.union(other).size
}

function shortAnswer({ summary, body, questions }: ArticleWording, question: string, locale: Locale): string {
  const ranked = questions
    .map(({ ask, answer }) => ({ answer, like: likeness(question, ask, locale) }))
    .sort((a, b) => b.like - a.like)
  const same = ranked[0]
  if (same && same.like >= SAME_QUESTION) return spoken(same.answer, locale)
  const steps = body.find((block) => typeof block !== 'string' && 'steps' in block)
  const lines = steps ? linesOf(steps).map((step, at) => `${at + 1}. ${step}`) : []
  return spoken([summary, ...lines].join('\n'), locale)
}

const isUnderstood = (found: Found): boolean =>
  understoodFrom.some(({ matches, coverage }) => found.matches >= matches && found.coverage >= coverage)

export const titleOf = (article: Article, locale: Locale) => ({
  id: article.id,
  title: article[locale].title,
})

/** The first screen of an article that can be opened without parameters. */
const screensOf = ({ screens }: Article): ScreenPath[] =>
  screens.filter((path) => !path.includes(':') && path !== '/help').slice(0, 1)

/** Answers a question from the articles, with further reading. */
export function answerFromArticles(content: HelpContent, question: string, locale: Locale): Reply {
  const t = wordsFor(locale)
  const found = content.library.search(question, locale, SUGGESTED)
  const [best] = found
  const toSupport = openScreen(content, '/support', locale)
  if (!best || best.coverage < GUESSED) return { message: t('unsure'), articles: [], actions: [toSupport] }
  const articles = found
    .filter(({ score }) => score >= best.score * WORTH_READING)
    .map(({ article }) => titleOf(article, locale))
  if (!isUnderstood(best)) return { message: t('nearest'), articles, actions: [toSupport] }
  return {
    message: shortAnswer(best.article[locale], question, locale),
    articles,
    actions: screensOf(best.article).map((path) => openScreen(content, path, locale)),
  }
}
