import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { calendarRoutes } from './server/calendar.routes.ts'

export const calendarFeature: ServerFeature = {
  routes: calendarRoutes,
  firstReads: { '/calendar': { byBrand: ['/api/calendar/week'] } },
  screenNames,
  articles,
}
