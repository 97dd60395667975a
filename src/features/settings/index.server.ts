import type { ServerFeature } from '#server/feature.ts'
import { settingsRoutes } from './server/settings.routes.ts'

export const settingsFeature: ServerFeature = {
  routes: settingsRoutes,
  firstReads: { '/settings': { plain: ['/api/auth/sessions'] } },
}
