import type { ServerFeature } from '#server/feature.ts'
import { helpRoutes } from './server/help.routes.ts'

export const helpFeature: ServerFeature = {
  routes: helpRoutes,
}
