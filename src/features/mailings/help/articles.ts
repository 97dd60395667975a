import type { Article } from '#platform/help-article.ts'
import { emailCampaigns } from './index.ts'

export const articles: readonly Article[] = [
  {
    id: 'email-campaigns',
    topic: 'publish',
    position: 75,
    screens: ['/campaigns/:id', '/settings'],
    ...emailCampaigns,
  },
]
