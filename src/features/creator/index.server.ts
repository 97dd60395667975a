import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { createCampaign } from './server/create-campaign.job.ts'
import { creatorRoutes } from './server/creator.routes.ts'
import { resumeCreations } from './server/resume-creations.job.ts'

const firstReads = { plain: ['/api/creations?limit=1', '/api/writer'] }

export const creatorFeature: ServerFeature = {
  routes: creatorRoutes,
  jobs: [createCampaign, resumeCreations],
  firstReads: {
    '/waterfall': firstReads,
    '/campaigner': firstReads,
    '/demo': firstReads,
  },
  screenNames,
  articles,
}
