import type { Article } from '../article.ts'
import { articles } from '../articles.ts'

const SHOWN = 4

/** What to read next: articles about the same screens first, then those of the same topic. */
export function relatedArticles(article: Article): Article[] {
  const shared = (other: Article) => other.screens.filter((path) => article.screens.includes(path)).length
  return articles
    .filter((other) => other.id !== article.id && (shared(other) > 0 || other.topic === article.topic))
    .map((other) => ({ other, near: shared(other) + (other.topic === article.topic ? 1.5 : 0) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, SHOWN)
    .map(({ other }) => other)
}
