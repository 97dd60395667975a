import type { FastifyInstance } from 'fastify'
import { activityRoutes } from '#core/activity/server/activity.routes.ts'
import { brandRoutes } from '#core/brands/server/brands.routes.ts'
import { fileRoutes } from '#core/files/server/files.routes.ts'
import { notificationRoutes } from '#core/notifications/server/notifications.routes.ts'
import { connectionSettingsRoutes } from '#core/settings/server/connection-settings.routes.ts'
import { analyticsRoutes } from '#features/analytics/server/analytics.routes.ts'
import { authRoutes } from '#features/auth/server/auth.routes.ts'
import { profileRoutes } from '#features/auth/server/profile.routes.ts'
import { findSignUpMode } from '#features/auth/server/sign-up-mode.ts'
import { brandStudioRoutes } from '#features/brand-studio/server/brand-studio.routes.ts'
import { calendarRoutes } from '#features/calendar/server/calendar.routes.ts'
import { campaignRoutes } from '#features/campaigns/server/campaigns.routes.ts'
import { contactRoutes } from '#features/contact/server/contact.routes.ts'
import { creatorRoutes } from '#features/creator/server/creator.routes.ts'
import { customerTimelineRoutes } from '#features/customer-timeline/server/customer-timeline.routes.ts'
import { customerRoutes } from '#features/customers/server/customers.routes.ts'
import { dashboardRoutes } from '#features/dashboard/server/dashboard.routes.ts'
import { demoDataRoutes } from '#features/demo-data/server/demo-data.routes.ts'
import { helpRoutes } from '#features/help/server/help.routes.ts'
import { homeRoutes } from '#features/home/server/home.routes.ts'
import { inboxRoutes } from '#features/inbox/server/inbox.routes.ts'
import { integrationRoutes } from '#features/integrations/server/integrations.routes.ts'
import { invoiceRoutes } from '#features/invoices/server/invoices.routes.ts'
import { invitationRoutes } from '#features/people/server/invitations.routes.ts'
import { peopleRoutes } from '#features/people/server/people.routes.ts'
import { plannerRoutes } from '#features/planner/server/planner.routes.ts'
import { lookAtPublishing } from '#features/publishing-health/server/installation-health.ts'
import { publishingHealthRoutes } from '#features/publishing-health/server/publishing-health.routes.ts'
import { salesRoutes } from '#features/sales/server/sales.routes.ts'
import { sandboxNetworkRoutes } from '#features/sandbox-network/server/sandbox-network.routes.ts'
import { savedReplyRoutes } from '#features/saved-replies/server/saved-replies.routes.ts'
import { settingsRoutes } from '#features/settings/server/settings.routes.ts'
import { socialAccountRoutes } from '#features/social-accounts/server/social-accounts.routes.ts'
import { storageRoutes } from '#features/storage/server/storage.routes.ts'
import { teamRoutes } from '#features/team/server/team.routes.ts'
import { videoRoutes } from '#features/videos/server/videos.routes.ts'
import { workspaceDataRoutes } from '#features/workspace-data/server/workspace-data.routes.ts'
import { writingRoutes } from '#features/writing/server/writing.routes.ts'
import type { Deps } from '#server/deps.ts'
import { eventRoutes } from '#server/events/events.routes.ts'
import { docsRoutes } from '#server/http/docs.routes.ts'
import { healthRoutes } from '#server/http/health.routes.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { serveScreens } from '#server/http/screens.ts'
import { demoParts } from './demo-parts.ts'
import { teamChangeHandlers } from './team-change-handlers.ts'

/** The whole product over HTTP: the machine room, every feature's routes, and the screens. */
export async function createApp(deps: Deps, screensFolder?: string): Promise<FastifyInstance> {
  const app = await createHttpServer(deps)
  healthRoutes(app, lookAtPublishing)
  docsRoutes(app)
  await eventRoutes(app)
  activityRoutes(app)
  analyticsRoutes(app)
  authRoutes(app)
  profileRoutes(app)
  brandRoutes(app)
  campaignRoutes(app)
  brandStudioRoutes(app)
  calendarRoutes(app)
  contactRoutes(app)
  creatorRoutes(app)
  customerRoutes(app)
  customerTimelineRoutes(app)
  dashboardRoutes(app)
  demoDataRoutes(app, demoParts)
  helpRoutes(app)
  homeRoutes(app)
  await inboxRoutes(app)
  savedReplyRoutes(app)
  integrationRoutes(app)
  invoiceRoutes(app)
  await fileRoutes(app)
  invitationRoutes(app, teamChangeHandlers)
  notificationRoutes(app)
  peopleRoutes(app, teamChangeHandlers)
  salesRoutes(app)
  await sandboxNetworkRoutes(app)
  plannerRoutes(app)
  publishingHealthRoutes(app)
  settingsRoutes(app)
  connectionSettingsRoutes(app)
  socialAccountRoutes(app)
  storageRoutes(app)
  teamRoutes(app)
  videoRoutes(app)
  workspaceDataRoutes(app)
  writingRoutes(app)
  // Screens are served without a database, too.
  await serveScreens(app, screensFolder, () => findSignUpMode(deps).catch(() => deps.env.signUp))
  return app
}
