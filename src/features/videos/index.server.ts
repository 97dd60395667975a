import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { generateVideo } from './server/generate-video.job.ts'
import { errors } from './server/videos.errors.ts'
import { videoRoutes } from './server/videos.routes.ts'

export {
  listUnused as listUnusedVideos,
  removeUnused as removeUnusedVideos,
} from './server/unused-videos.service.ts'
export { getMade as getMadeVideo } from './server/videos.service.ts'

export const videosFeature: ServerFeature = {
  errors,
  routes: videoRoutes,
  jobs: [generateVideo],
  articles,
}
