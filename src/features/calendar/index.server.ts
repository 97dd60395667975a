import type { OpenedPage, ServerFeature } from '#server/feature.ts'
import { spanOf } from './calendar-span.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { errors } from './server/calendar.errors.ts'
import { calendarRoutes } from './server/calendar.routes.ts'
import { feedRoutes } from './server/feed/feed.routes.ts'
import { postingTimesDemo } from './server/times/posting-times.demo.ts'

const inMonth =
  (path: string) =>
  ({ today }: OpenedPage) => {
    const { from, to } = spanOf('month', today)
    return `${path}?from=${from}&to=${to}`
  }

export const calendarFeature: ServerFeature = {
  errors,
  routes: (app) => {
    calendarRoutes(app)
    feedRoutes(app)
  },
  demo: [postingTimesDemo],
  firstReads: {
    '/calendar': {
      plain: [inMonth('/api/calendar/occasions')],
      byBrand: [inMonth('/api/calendar'), inMonth('/api/calendar/warnings'), '/api/calendar/week'],
    },
  },
  screenNames,
  articles,
}
