import type { Article } from '#platform/help-article.ts'
import { customers } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'customers',
    topic: 'people',
    position: 30,
    screens: ['/customers'],
    picture: 'customer',
    ...customers,
  },
]
