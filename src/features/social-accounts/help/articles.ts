import type { Article } from '#platform/help-article.ts'
import { channels, platforms } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'channels', topic: 'publish', position: 60, screens: ['/settings'], ...channels },
  { id: 'platforms', topic: 'publish', position: 70, screens: ['/settings'], ...platforms },
]
