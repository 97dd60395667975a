import type { Article } from '#platform/help-article.ts'
import { storage } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'storage', topic: 'account', position: 80, screens: ['/settings'], ...storage },
]
