import type { Article } from '#platform/help-article.ts'
import { aiProvider, mailServer } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'ai-provider', topic: 'account', position: 40, screens: ['/settings'], ...aiProvider },
  { id: 'mail-server', topic: 'account', position: 50, screens: ['/settings'], ...mailServer },
]
