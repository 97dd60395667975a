import type { Article } from '#platform/help-article.ts'
import { yourData } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'your-data',
    topic: 'account',
    position: 70,
    screens: ['/settings', '/privacy', '/terms'],
    picture: 'data',
    ...yourData,
  },
]
