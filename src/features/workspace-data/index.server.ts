import type { ServerFeature } from '#server/feature.ts'
import { workspaceDataRoutes } from './server/workspace-data.routes.ts'

export const workspaceDataFeature: ServerFeature = {
  routes: workspaceDataRoutes,
}
