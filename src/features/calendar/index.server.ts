import type { ServerFeature } from '#server/feature.ts'
import { calendarRoutes } from './server/calendar.routes.ts'

export const calendarFeature: ServerFeature = {
  routes: calendarRoutes,
  firstReads: { '/calendar': { byBrand: ['/api/calendar/week'] } },
}
