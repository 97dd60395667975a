import type { Article } from '#platform/help-article.ts'
import { plans } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'plans', topic: 'account', position: 60, screens: ['/pricing', '/settings'], ...plans },
]
