import type { Article } from '#platform/help-article.ts'
import { dashboard } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'dashboard', topic: 'start', position: 30, screens: ['/dashboard'], ...dashboard },
]
