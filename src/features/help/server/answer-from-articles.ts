import { type Locale, languages } from '#platform/locale.ts'
import { type Article, type ArticleWording, linesOf } from '../article.ts'
import { findArticles } from '../find-articles.ts'
import type { Reply } from '../help.contract.ts'
import { stemsOf } from '../words.ts'
import { wordsFor } from './look-up.ts'
import { type NamedScreen, openScreen } from './open-screen.ts'

/** Below this much of the question understood, an article is a suggestion and no answer. */
const UNDERSTOOD = 0.45
/** From here on a question of the article is the question that was asked. */
const SAME_QUESTION = 0.6
const SUGGESTED = 3
/** What is this much weaker than the best is about something else. */
const WORTH_READING = 0.5

/** The marks of an article as a chat shows them: labels in quotes, links and commands as words. */
function spoken(text: string, locale: Locale): string {
  return text
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, languages[locale].quotes)
    .replace(/`([^`]+)`/g, '$1')
}

/** How far two questions are the same: the words they share, of all that they have. */
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

export const titleOf = (article: Article, locale: Locale) => ({
  id: article.id,
  title: article[locale].title,
})

/** The screen that an article is about, where it can be opened as it is. */
const screensOf = ({ screens }: Article): NamedScreen[] =>
  screens.filter((path) => !path.includes(':') && path !== '/help').slice(0, 1)

/** What the articles say to a question, and where to read on. */
export function answerFromArticles(question: string, locale: Locale): Reply {
  const t = wordsFor(locale)
  const found = findArticles(question, locale, SUGGESTED)
  const [best] = found
  if (!best) return { message: t('unsure'), articles: [], actions: [openScreen('/support', locale)] }
  const articles = found
    .filter(({ score }) => score >= best.score * WORTH_READING)
    .map(({ article }) => titleOf(article, locale))
  if (best.coverage < UNDERSTOOD) return { message: t('nearest'), articles, actions: [] }
  return {
    message: shortAnswer(best.article[locale], question, locale),
    articles,
    actions: screensOf(best.article).map((path) => openScreen(path, locale)),
  }
}
