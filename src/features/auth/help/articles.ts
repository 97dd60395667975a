import type { Article } from '#platform/help-article.ts'
import { security, signIn } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'sign-in',
    topic: 'account',
    position: 10,
    screens: ['/login', '/forgot-password', '/reset-password'],
    ...signIn,
  },
  { id: 'security', topic: 'account', position: 20, screens: ['/settings', '/privacy'], ...security },
]
