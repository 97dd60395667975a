import type { ServerFeature } from '#server/feature.ts'
import { dashboardRoutes } from './server/dashboard.routes.ts'

export const dashboardFeature: ServerFeature = {
  routes: dashboardRoutes,
}
