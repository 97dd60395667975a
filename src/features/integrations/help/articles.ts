import type { Article } from '#platform/help-article.ts'
import { integrations } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'integrations',
    topic: 'figures',
    position: 10,
    screens: ['/integrations', '/ai-planner'],
    ...integrations,
  },
]
