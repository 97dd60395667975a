import type { ServerFeature } from '#server/feature.ts'
import { homeRoutes } from './server/home.routes.ts'

export const homeFeature: ServerFeature = {
  routes: homeRoutes,
}
