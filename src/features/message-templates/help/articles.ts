import type { Article } from '#platform/help-article.ts'
import { messageCampaigns } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'message-campaigns',
    topic: 'publish',
    position: 76,
    screens: ['/campaigns/:id', '/settings'],
    ...messageCampaigns,
  },
]
