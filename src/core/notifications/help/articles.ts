import type { Article } from '#platform/help-article.ts'
import { notifications } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'notifications',
    topic: 'start',
    position: 60,
    screens: ['/home', '/approvals', '/settings'],
    ...notifications,
  },
]
