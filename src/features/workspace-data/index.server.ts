import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { workspaceDataRoutes } from './server/workspace-data.routes.ts'

export const workspaceDataFeature: ServerFeature = {
  routes: workspaceDataRoutes,
  articles,
}
