import type { Article } from '#platform/help-article.ts'
import { backup, gettingStarted, help, selfHosting } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'getting-started',
    topic: 'start',
    position: 10,
    screens: ['/welcome', '/home', '/waterfall'],
    ...gettingStarted,
  },
  { id: 'help', topic: 'start', position: 70, screens: ['/help', '/support'], ...help },
  { id: 'self-hosting', topic: 'running', position: 10, screens: ['/settings'], ...selfHosting },
  { id: 'backup', topic: 'running', position: 20, screens: ['/settings'], ...backup },
]
