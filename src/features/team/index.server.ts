import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { teamDemo } from './server/team.demo.ts'
import { errors } from './server/team.errors.ts'
import { teamRoutes } from './server/team.routes.ts'

export { taskHandover } from './server/handover.service.ts'
export { countOpenTasks, countWaitingFor } from './server/task-figures.repository.ts'

export const teamFeature: ServerFeature = {
  errors,
  routes: teamRoutes,
  demo: [teamDemo],
  firstReads: {
    '/team': {
      plain: ['/api/team/members', '/api/team-tasks?assigned=true', '/api/team-tasks/summary?assigned=true'],
    },
    '/approvals': { plain: ['/api/team/members', '/api/tasks/pending-approval'] },
  },
  screenNames,
  articles,
}
