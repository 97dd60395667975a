import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { helpRoutes } from './server/help.routes.ts'
import type { HelpContent } from './server/help-content.ts'

export const helpFeature = (content: () => HelpContent): ServerFeature => ({
  routes: (app) => helpRoutes(app, content()),
  screenNames,
  articles,
})
