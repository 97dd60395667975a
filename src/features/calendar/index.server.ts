import type { OpenedPage, ServerFeature } from '#server/feature.ts'
import { spanOf } from './calendar-span.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { calendarRoutes } from './server/calendar.routes.ts'

const monthUrl = ({ today }: OpenedPage) => {
  const { from, to } = spanOf('month', today)
  return `/api/calendar?from=${from}&to=${to}`
}

export const calendarFeature: ServerFeature = {
  routes: calendarRoutes,
  firstReads: { '/calendar': { byBrand: [monthUrl, '/api/calendar/week'] } },
  screenNames,
  articles,
}
