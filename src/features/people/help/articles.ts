import type { Article } from '#platform/help-article.ts'
import { people } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'people',
    topic: 'people',
    position: 50,
    screens: ['/settings', '/join', '/team'],
    picture: 'people',
    ...people,
  },
]
