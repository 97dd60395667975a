import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { storageRoutes } from './server/storage.routes.ts'

export const storageFeature: ServerFeature = {
  routes: storageRoutes,
  articles,
}
