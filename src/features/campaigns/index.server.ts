import type { ServerFeature } from '#server/feature.ts'
import { campaignsDemo } from './server/campaigns.demo.ts'
import { errors } from './server/campaigns.errors.ts'
import { campaignRoutes } from './server/campaigns.routes.ts'
import { drawCampaignMedia as drawCampaignMediaJob } from './server/draw-campaign-media.job.ts'
import { collectResults, collectWorkspaceResults } from './server/publishing/collect-results.job.ts'
import { followUp } from './server/publishing/follow-up.job.ts'

export {
  countDatedPosts,
  countPlanned as countPlannedPosts,
  type DatedPost,
  findDatedPost,
  hasDatedPosts,
  hasPlannedPosts,
  listDatedPosts,
} from './server/calendar-posts.service.ts'
export { attachPicture, drawMedia as drawCampaignMedia } from './server/campaign-media.service.ts'
export {
  addCampaign,
  campaignKey,
  countActive as countActiveCampaigns,
  engagementRate,
  get as getCampaign,
  summarise as summariseCampaigns,
} from './server/campaigns.service.ts'
export { addDemoCampaigns, demoCampaignId } from './server/demo-campaigns.service.ts'
export { getDraftPost, listDraftPosts } from './server/draft-posts.service.ts'
export { fileNameOf, packPosts } from './server/pack-posts.service.ts'
export {
  bestPosts,
  figuresByPlatform,
  type PlatformResults,
  type PostResults,
  resultsByDay,
  resultsByHourOfWeek,
  resultsByPlatform,
} from './server/post-results.service.ts'
export { reschedulePost, startEngine } from './server/publishing.service.ts'
export {
  announceCampaigns,
  countStuck as countStuckPosts,
  findQueueAge,
  listWorkers,
  lookAtPosts,
  sweepWorkers,
  takeOverdue as takeOverduePosts,
} from './server/publishing-health.service.ts'

export const campaignsFeature: ServerFeature = {
  errors,
  routes: campaignRoutes,
  jobs: [followUp, collectResults, collectWorkspaceResults, drawCampaignMediaJob],
  demo: [campaignsDemo],
  firstReads: {
    '/campaigns': {
      plain: ['/api/publishing/health'],
      byBrand: ['/api/campaigns/totals', '/api/campaigns?sort=newest&limit=24'],
    },
    '/campaigns/:id': { plain: ['/api/campaigns/:id'] },
  },
}
