import type { ServerFeature } from '#server/feature.ts'
import { customerTimelineRoutes } from './server/customer-timeline.routes.ts'

export const customerTimelineFeature: ServerFeature = {
  routes: customerTimelineRoutes,
}
