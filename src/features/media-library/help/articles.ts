import type { Article } from '#platform/help-article.ts'
import { mediaLibrary } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'media', topic: 'create', position: 45, screens: ['/media'], ...mediaLibrary },
]
