import type { Article } from '#platform/help-article.ts'
import { brands } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'brands', topic: 'create', position: 70, screens: ['/settings', '/home', '/dashboard'], ...brands },
]
