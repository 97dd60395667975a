import type { ServerFeature } from '#server/feature.ts'
import { createCampaign } from './server/create-campaign.job.ts'
import { creatorRoutes } from './server/creator.routes.ts'
import { resumeCreations } from './server/resume-creations.job.ts'

export const creatorFeature: ServerFeature = {
  routes: creatorRoutes,
  jobs: [createCampaign, resumeCreations],
}
