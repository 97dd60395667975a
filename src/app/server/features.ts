import { activityFeature } from '#core/activity/index.server.ts'
import { brandsFeature } from '#core/brands/index.server.ts'
import { filesFeature } from '#core/files/index.server.ts'
import { notificationsFeature } from '#core/notifications/index.server.ts'
import { connectionSettingsFeature } from '#core/settings/index.server.ts'
import { analyticsFeature } from '#features/analytics/index.server.ts'
import { authFeature } from '#features/auth/index.server.ts'
import { brandStudioFeature, listDesigns } from '#features/brand-studio/index.server.ts'
import { calendarFeature } from '#features/calendar/index.server.ts'
import { campaignsFeature, listPostsWithMediaItem } from '#features/campaigns/index.server.ts'
import { contactFeature } from '#features/contact/index.server.ts'
import { creatorFeature } from '#features/creator/index.server.ts'
import { customerTimelineFeature } from '#features/customer-timeline/index.server.ts'
import { customersFeature } from '#features/customers/index.server.ts'
import { dashboardFeature } from '#features/dashboard/index.server.ts'
import { demoDataFeature } from '#features/demo-data/index.server.ts'
import { firstStepsFeature } from '#features/first-steps/index.server.ts'
import { createArticleLibrary } from '#features/help/article-library.ts'
import { helpFeature } from '#features/help/index.server.ts'
import { homeFeature } from '#features/home/index.server.ts'
import { conversationHandover, inboxFeature } from '#features/inbox/index.server.ts'
import { integrationsFeature } from '#features/integrations/index.server.ts'
import { invoicesFeature } from '#features/invoices/index.server.ts'
import { mailingsFeature } from '#features/mailings/index.server.ts'
import { mediaLibraryFeature } from '#features/media-library/index.server.ts'
import { messageTemplatesFeature } from '#features/message-templates/index.server.ts'
import { peopleFeature } from '#features/people/index.server.ts'
import { plannerFeature } from '#features/planner/index.server.ts'
import { publishingFeature } from '#features/publishing/index.server.ts'
import { salesFeature } from '#features/sales/index.server.ts'
import { sandboxNetworkFeature } from '#features/sandbox-network/index.server.ts'
import { savedRepliesFeature } from '#features/saved-replies/index.server.ts'
import { searchFeature } from '#features/search/index.server.ts'
import { settingsFeature } from '#features/settings/index.server.ts'
import { siteFeature } from '#features/site/index.server.ts'
import { findAccountByRemoteId, socialAccountsFeature } from '#features/social-accounts/index.server.ts'
import { storageFeature } from '#features/storage/index.server.ts'
import { taskHandover, teamFeature } from '#features/team/index.server.ts'
import { videosFeature } from '#features/videos/index.server.ts'
import { workspaceDataFeature } from '#features/workspace-data/index.server.ts'
import { writingFeature } from '#features/writing/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import { findScreenName } from '#platform/screen-names.ts'
import type { ScreenPath } from '#platform/screens.ts'
import type { ServerFeature } from '#server/feature.ts'

/** Every feature. The demo shop is filled in this order, so that referenced rows come first. */
export const features: readonly ServerFeature[] = [
  peopleFeature([taskHandover, conversationHandover]),
  brandsFeature,
  socialAccountsFeature,
  mediaLibraryFeature(listPostsWithMediaItem, listDesigns),
  brandStudioFeature,
  customersFeature,
  invoicesFeature,
  customerTimelineFeature,
  integrationsFeature,
  salesFeature,
  campaignsFeature,
  messageTemplatesFeature,
  mailingsFeature,
  publishingFeature,
  plannerFeature,
  inboxFeature,
  savedRepliesFeature,
  teamFeature,
  analyticsFeature,
  notificationsFeature,
  activityFeature,
  filesFeature,
  connectionSettingsFeature,
  authFeature,
  calendarFeature,
  contactFeature,
  creatorFeature,
  dashboardFeature,
  demoDataFeature(() => demoParts),
  firstStepsFeature,
  helpFeature(() => help),
  homeFeature,
  sandboxNetworkFeature(findAccountByRemoteId),
  searchFeature,
  settingsFeature,
  siteFeature,
  storageFeature,
  videosFeature,
  workspaceDataFeature,
  writingFeature,
]

/** A job that no feature lists cannot be enqueued. */
export const jobs = features.flatMap((feature) => feature.jobs ?? [])
export const jobsAtStart = features.flatMap((feature) => feature.jobsAtStart ?? [])
export const sealedColumns = features.flatMap((feature) => feature.sealedColumns ?? [])
const screenNames = features.flatMap((feature) => feature.screenNames ?? [])
export const help = {
  library: createArticleLibrary(features.flatMap((feature) => feature.articles ?? [])),
  nameOf: (path: ScreenPath, locale: Locale) => findScreenName(screenNames, path, locale),
}
const demoParts = features.flatMap((feature) => feature.demo ?? [])
