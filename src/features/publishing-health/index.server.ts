import type { ServerFeature } from '#server/feature.ts'
import { publishingHealthRoutes } from './server/publishing-health.routes.ts'
import { watchPublishing } from './server/watch-publishing.job.ts'

export { lookAtPublishing } from './server/installation-health.ts'

export const publishingHealthFeature: ServerFeature = {
  routes: publishingHealthRoutes,
  jobs: [watchPublishing],
}
