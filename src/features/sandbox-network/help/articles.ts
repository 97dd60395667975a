import type { Article } from '#platform/help-article.ts'
import { sandbox } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'sandbox', topic: 'publish', position: 80, screens: ['/sandbox/:id', '/settings'], ...sandbox },
]
