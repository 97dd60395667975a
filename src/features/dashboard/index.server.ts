import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { dashboardRoutes } from './server/dashboard.routes.ts'

export const dashboardFeature: ServerFeature = {
  routes: dashboardRoutes,
  firstReads: {
    '/dashboard': {
      plain: ['/api/demo-data'],
      byBrand: ['/api/dashboard/stats?period=weekly', '/api/messages?limit=5'],
    },
  },
  screenNames,
  articles,
}
