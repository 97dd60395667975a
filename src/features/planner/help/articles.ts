import type { Article } from '#platform/help-article.ts'
import { contentPlan, planner } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'planner', topic: 'publish', position: 90, screens: ['/ai-planner', '/waterfall'], ...planner },
  {
    id: 'content-plan',
    topic: 'publish',
    position: 100,
    screens: ['/ai-planner/:id', '/ai-planner'],
    picture: 'plan',
    ...contentPlan,
  },
]
