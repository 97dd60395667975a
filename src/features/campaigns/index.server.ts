import type { ServerFeature } from '#server/feature.ts'
import { DEFAULT_SORT, toSort } from './campaigns.contract.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { errors } from './server/campaigns.errors.ts'
import { campaignRoutes } from './server/campaigns.routes.ts'
import { campaignsDemo } from './server/demo/campaigns.demo.ts'
import { drawCampaignMedia as drawCampaignMediaJob } from './server/media/draw-campaign-media.job.ts'

export { lockCampaigns } from './server/campaign-figures.repository.ts'
export { findTitles as findCampaignTitles } from './server/campaigns.repository.ts'
export {
  countActive as countActiveCampaigns,
  engagementRate,
  get as getCampaign,
  summarize as summarizeCampaigns,
} from './server/campaigns.service.ts'
export { campaignKey, campaigns } from './server/campaigns.table.ts'
export { addCampaign } from './server/create/add-campaign.ts'
export { addDemoCampaigns, demoCampaignId, demoPostId } from './server/demo/demo-campaigns.service.ts'
export { cropScene, demoPlanScenes } from './server/demo/demo-pictures.ts'
export {
  nameBroken as nameBrokenPosts,
  refuseBroken as refuseBrokenPosts,
} from './server/edit/check-rules.ts'
export { requireEditable } from './server/edit/edit-post.ts'
export { fileNameOf, packPosts } from './server/export/pack-posts.ts'
export {
  countDatedPosts,
  countFullDays,
  countPlanned as countPlannedPosts,
  type DatedPost,
  hasDatedPosts,
  hasPlannedPosts,
  listDatedPosts,
  listFeedPosts,
  listPostTimes,
  listTakenTimes,
  type TakenTimesFilter,
} from './server/list/dated-posts.repository.ts'
export { listDraftPosts } from './server/list/draft-posts.repository.ts'
export { getEditablePost } from './server/list/draft-posts.service.ts'
export { listCampaigns } from './server/list/list-campaigns.ts'
export { isChangeable, listClashes } from './server/list/post-clashes.repository.ts'
export { lockPost, lockPosts, type PostPath } from './server/lock-posts.ts'
export { attachPicture, drawMedia as drawCampaignMedia } from './server/media/campaign-media.service.ts'
export { altFor, nameOfSize, sizeFor } from './server/media/crop-image.ts'
export { findPictureWords } from './server/media/find-picture-words.ts'
export { measurePicture } from './server/media/measure-picture.ts'
export { listPostsWithItem as listPostsWithMediaItem } from './server/media/media-uses.ts'
export { outgoingMedia, type StoredMedia } from './server/media/outgoing-media.ts'
export { findMediaDesign } from './server/media/post-designs.repository.ts'
export { dueSince, isOverdue, isWaiting } from './server/overdue.repository.ts'
export { parseScheduleTime } from './server/parse-schedule-time.ts'
export { pinAccounts } from './server/pin-accounts.ts'
export {
  find as findPostContent,
  listMedia as listPostMedia,
  type PostContent,
} from './server/post-content.repository.ts'
export {
  type AttemptRow,
  hasOwnPublished as hasOwnPublishedPost,
  listBeingDrawn,
  type PostRow,
  update as updatePost,
} from './server/posts.repository.ts'
export { BY_HAND, type PostProgress, postAttempts, postMedia, posts } from './server/posts.table.ts'
export { readWriterFacts } from './server/read-writer-facts.ts'
export { recomputeAndAnnounce, recomputeCampaigns } from './server/recompute-campaign.ts'
export { getResults as getCampaignResults } from './server/results/get-results.ts'
export {
  bestPosts,
  figuresByPlatform,
  type PlatformResults,
  type PostResults,
  resultsByDay,
  resultsByHourOfWeek,
  resultsByPlatform,
  resultsByTimeOfDay,
} from './server/results/post-results.repository.ts'
export { writeResultDay } from './server/results/result-days.repository.ts'
export { finishRefresh, startRefresh } from './server/results/result-refreshes.repository.ts'

export const campaignsFeature: ServerFeature = {
  errors,
  routes: campaignRoutes,
  jobs: [drawCampaignMediaJob],
  demo: [campaignsDemo],
  firstReads: {
    '/campaigns': {
      plain: ['/api/publishing/health', '/api/posts/waiting'],
      byBrand: [
        '/api/campaigns/totals',
        ({ choices }) =>
          `/api/campaigns?sort=${toSort(choices['campaigns.sort']) ?? DEFAULT_SORT}&plan=none&limit=24`,
        '/api/campaigns/plans?limit=6',
      ],
    },
    '/campaigns/:id': { plain: ['/api/campaigns/:id'] },
    '/ready-to-post': { plain: ['/api/posts/waiting'] },
  },
  screenNames,
  articles,
}
