import type { Article } from '#platform/help-article.ts'
import { inbox, inboxAnswers } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'inbox', topic: 'people', position: 10, screens: ['/inbox', '/dashboard'], ...inbox },
  { id: 'inbox-answers', topic: 'people', position: 20, screens: ['/inbox'], ...inboxAnswers },
]
