import type { ServerFeature } from '#server/feature.ts'
import { screenNames } from './i18n/index.ts'
import { firstStepsRoutes } from './server/first-steps.routes.ts'

export const firstStepsFeature: ServerFeature = {
  routes: firstStepsRoutes,
  firstReads: { '/welcome': { plain: ['/api/workspace', '/api/brands'] } },
  screenNames,
}
