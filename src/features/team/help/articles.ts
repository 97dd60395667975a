import type { Article } from '#platform/help-article.ts'
import { approvals, teamTasks } from './index.ts'

export const articles: readonly Article[] = [
  { id: 'team-tasks', topic: 'people', position: 60, screens: ['/team'], ...teamTasks },
  { id: 'approvals', topic: 'people', position: 70, screens: ['/approvals', '/team'], ...approvals },
]
