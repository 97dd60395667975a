import type { Article } from '#platform/help-article.ts'
import { failedPosts, latePosts, needsYou, publishing } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'publishing',
    topic: 'publish',
    position: 10,
    screens: ['/campaigns/:id', '/campaigns'],
    ...publishing,
  },
  {
    id: 'needs-you',
    topic: 'publish',
    position: 20,
    screens: ['/ready-to-post', '/campaigns/:id'],
    ...needsYou,
  },
  {
    id: 'failed-posts',
    topic: 'publish',
    position: 30,
    screens: ['/campaigns/:id', '/campaigns'],
    ...failedPosts,
  },
  {
    id: 'late-posts',
    topic: 'publish',
    position: 40,
    screens: ['/campaigns', '/campaigns/:id', '/settings'],
    ...latePosts,
  },
]
