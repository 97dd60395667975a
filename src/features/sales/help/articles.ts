import type { Article } from '#platform/help-article.ts'
import { csvImport } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'csv-import', topic: 'figures', position: 20, screens: ['/integrations'], ...csvImport },
]
