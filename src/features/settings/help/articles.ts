import type { Article } from '#platform/help-article.ts'
import { businessDetails, languages } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'languages',
    topic: 'start',
    position: 50,
    screens: ['/settings', '/spanish-preview'],
    picture: 'language',
    ...languages,
  },
  { id: 'business-details', topic: 'account', position: 30, screens: ['/settings'], ...businessDetails },
]
