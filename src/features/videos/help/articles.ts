import type { Article } from '#platform/help-article.ts'
import { videos } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'videos', topic: 'create', position: 50, screens: ['/waterfall'], ...videos },
]
