import type { ServerFeature } from '#server/feature.ts'
import { savedRepliesDemo } from './server/saved-replies.demo.ts'
import { savedReplyRoutes } from './server/saved-replies.routes.ts'

export { list as listSavedReplies } from './server/saved-replies.service.ts'

export const savedRepliesFeature: ServerFeature = {
  routes: savedReplyRoutes,
  demo: [savedRepliesDemo],
}
