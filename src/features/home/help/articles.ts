import type { Article } from '#platform/help-article.ts'
import { home } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'home', topic: 'start', position: 20, screens: ['/home', '/'], picture: 'home', ...home },
]
