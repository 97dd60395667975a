import type { Article } from '#platform/help-article.ts'
import { aiGenerate, campaignResults, campaigns, editPosts, limits } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'campaigns',
    topic: 'create',
    position: 10,
    screens: ['/campaigns'],
    picture: 'campaigns',
    ...campaigns,
  },
  { id: 'ai-generate', topic: 'create', position: 20, screens: ['/campaigns', '/waterfall'], ...aiGenerate },
  {
    id: 'edit-posts',
    topic: 'create',
    position: 30,
    screens: ['/campaigns/:id', '/campaigns'],
    ...editPosts,
  },
  { id: 'limits', topic: 'publish', position: 50, screens: ['/campaigns/:id', '/settings'], ...limits },
  {
    id: 'campaign-results',
    topic: 'figures',
    position: 35,
    screens: ['/campaigns/:id'],
    ...campaignResults,
  },
]
