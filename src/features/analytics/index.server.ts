import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { analyticsRoutes } from './server/analytics.routes.ts'
import { goalsDemo } from './server/goals.demo.ts'

export {
  hasTargets as hasGoalTargets,
  shiftTargets as shiftGoalTargets,
} from './server/goals.repository.ts'

export const analyticsFeature: ServerFeature = {
  routes: analyticsRoutes,
  demo: [goalsDemo],
  firstReads: { '/analytics': { byBrand: ['/api/analytics'] } },
  screenNames,
  articles,
}
