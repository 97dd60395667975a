import type { ServerFeature } from '#server/feature.ts'
import { writingRoutes } from './server/writing.routes.ts'

export { openLiveTexts, textsOf } from './server/live-texts.ts'
export { openWriter, shopFacts } from './server/writing.service.ts'

export const writingFeature: ServerFeature = {
  routes: writingRoutes,
}
