import type { Article } from '#platform/help-article.ts'
import { analytics, goals } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'analytics', topic: 'figures', position: 30, screens: ['/analytics'], ...analytics },
  { id: 'goals', topic: 'figures', position: 40, screens: ['/analytics'], ...goals },
]
