import type { Article } from '#platform/help-article.ts'
import { demoData } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'demo-data',
    topic: 'start',
    position: 40,
    screens: ['/home', '/dashboard', '/settings'],
    ...demoData,
  },
]
