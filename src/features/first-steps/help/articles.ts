import type { Article } from '#platform/help-article.ts'
import { welcome } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'first-three-minutes', topic: 'start', position: 10, screens: ['/welcome'], ...welcome },
]
