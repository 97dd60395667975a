import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { searchRoutes } from './server/search.routes.ts'

export const searchFeature: ServerFeature = { routes: searchRoutes, articles }
