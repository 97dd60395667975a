import type { Article } from '#platform/help-article.ts'
import { creator } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'creator',
    topic: 'create',
    position: 40,
    screens: ['/waterfall', '/campaigner', '/demo'],
    picture: 'creator',
    ...creator,
  },
]
