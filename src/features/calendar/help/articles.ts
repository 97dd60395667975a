import type { Article } from '#platform/help-article.ts'
import { calendar } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'calendar',
    topic: 'publish',
    position: 110,
    screens: ['/calendar'],
    picture: 'calendar',
    ...calendar,
  },
]
