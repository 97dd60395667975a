import type { Article } from '#platform/help-article.ts'
import { brandStudio } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'brand-studio',
    topic: 'create',
    position: 60,
    screens: ['/brand-studio'],
    picture: 'studio',
    ...brandStudio,
  },
]
