import type { Article } from '#platform/help-article.ts'
import { consent, customers } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'customers',
    topic: 'people',
    position: 30,
    screens: ['/customers'],
    picture: 'customer',
    ...customers,
  },
  { id: 'consent', topic: 'people', position: 35, screens: ['/customers'], ...consent },
]
