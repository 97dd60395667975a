import type { ServerFeature } from '#server/feature.ts'
import { activityDemo } from './server/activity.demo.ts'
import { activityRoutes } from './server/activity.routes.ts'

export {
  type Happening,
  hasActivity,
  hasDemoActivity,
  recordActivities,
  recordActivity,
} from './server/activity.service.ts'

export const activityFeature: ServerFeature = {
  routes: activityRoutes,
  demo: [activityDemo],
}
