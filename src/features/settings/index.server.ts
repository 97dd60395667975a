import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { settingsRoutes } from './server/settings.routes.ts'

export const settingsFeature: ServerFeature = {
  routes: settingsRoutes,
  firstReads: { '/settings': { plain: ['/api/auth/sessions'] } },
  screenNames,
  articles,
}
