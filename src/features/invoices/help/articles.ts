import type { Article } from '#platform/help-article.ts'
import { invoices } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'invoices', topic: 'people', position: 40, screens: ['/customers'], ...invoices },
]
