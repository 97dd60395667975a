import type { ServerFeature } from '#server/feature.ts'
import { dashboardRoutes } from './server/dashboard.routes.ts'

export const dashboardFeature: ServerFeature = {
  routes: dashboardRoutes,
  firstReads: {
    '/dashboard': {
      plain: ['/api/demo-data'],
      byBrand: ['/api/dashboard/stats?period=weekly', '/api/messages?limit=5'],
    },
  },
}
