import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { homeRoutes } from './server/home.routes.ts'

const firstReads = {
  plain: ['/api/home', '/api/posts/waiting', '/api/first-steps', '/api/activity?limit=8', '/api/demo-data'],
}

export const homeFeature: ServerFeature = {
  routes: homeRoutes,
  firstReads: {
    '/': firstReads,
    '/home': firstReads,
  },
  screenNames,
  articles,
}
