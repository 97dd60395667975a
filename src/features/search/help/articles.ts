import type { Article } from '#platform/help-article.ts'
import { search } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'search', topic: 'start', position: 35, screens: ['/dashboard'], ...search },
]
