import { type Late, late } from '#client/late.tsx'
import { loadAnalyticsPage } from '#features/analytics/index.client.ts'
import { loadForgotPasswordPage, loadLoginPage, loadResetPasswordPage } from '#features/auth/index.client.ts'
import { loadBrandStudioPage } from '#features/brand-studio/index.client.ts'
import { loadCalendarPage } from '#features/calendar/index.client.ts'
import { loadCampaignPage } from '#features/campaigns/index.client.ts'
import { loadCreatorPage } from '#features/creator/index.client.ts'
import { loadDashboardPage } from '#features/dashboard/index.client.ts'
import { loadHelpPage } from '#features/help/index.client.ts'
import { loadHomePage } from '#features/home/index.client.ts'
import { loadInboxPage } from '#features/inbox/index.client.ts'
import { loadIntegrationsPage } from '#features/integrations/index.client.ts'
import { loadJoinPage } from '#features/people/index.client.ts'
import { loadAiPlannerPage, loadPlanPage } from '#features/planner/index.client.ts'
import { loadSandboxFeedPage } from '#features/sandbox-network/index.client.ts'
import { loadSettingsPage } from '#features/settings/index.client.ts'
import {
  loadLandingPage,
  loadPricingPage,
  loadPrivacyPage,
  loadSpanishPreviewPage,
  loadSupportPage,
  loadTermsPage,
} from '#features/site/index.client.ts'
import { loadApprovalsPage, loadTeamPage } from '#features/team/index.client.ts'
import type { ScreenPath } from '#platform/screens.ts'

type ScreenComponent = Late<object>

const creatorPage = late(loadCreatorPage, 'CreatorPage')
const homePage = late(loadHomePage, 'HomePage')

/** The code of each screen, fetched when it is first opened. A path that is missing here does not compile. */
const components: Record<ScreenPath, ScreenComponent> = {
  '/login': late(loadLoginPage, 'LoginPage'),
  '/forgot-password': late(loadForgotPasswordPage, 'ForgotPasswordPage'),
  '/reset-password': late(loadResetPasswordPage, 'ResetPasswordPage'),
  '/join': late(loadJoinPage, 'JoinPage'),
  '/pricing': late(loadPricingPage, 'PricingPage'),
  '/spanish-preview': late(loadSpanishPreviewPage, 'SpanishPreviewPage'),
  '/': homePage,
  '/home': homePage,
  '/privacy': late(loadPrivacyPage, 'PrivacyPage'),
  '/terms': late(loadTermsPage, 'TermsPage'),
  '/support': late(loadSupportPage, 'SupportPage'),
  '/sandbox/:id': late(loadSandboxFeedPage, 'SandboxFeedPage'),
  '/campaigns': late(() => import('./pages/campaigns-screen.tsx'), 'CampaignsScreen'),
  '/campaigns/:id': late(loadCampaignPage, 'CampaignPage'),
  '/calendar': late(loadCalendarPage, 'CalendarPage'),
  '/customers': late(() => import('./pages/customers-screen.tsx'), 'CustomersScreen'),
  '/waterfall': creatorPage,
  '/campaigner': creatorPage,
  '/demo': creatorPage,
  '/ai-planner': late(loadAiPlannerPage, 'AiPlannerPage'),
  '/ai-planner/:id': late(loadPlanPage, 'PlanPage'),
  '/brand-studio': late(loadBrandStudioPage, 'BrandStudioPage'),
  '/analytics': late(loadAnalyticsPage, 'AnalyticsPage'),
  '/dashboard': late(loadDashboardPage, 'DashboardPage'),
  '/team': late(loadTeamPage, 'TeamPage'),
  '/approvals': late(loadApprovalsPage, 'ApprovalsPage'),
  '/inbox': late(loadInboxPage, 'InboxPage'),
  '/integrations': late(loadIntegrationsPage, 'IntegrationsPage'),
  '/help': late(loadHelpPage, 'HelpPage'),
  '/settings': late(loadSettingsPage, 'SettingsPage'),
}
export const screenComponents: ReadonlyMap<string, ScreenComponent> = new Map(Object.entries(components))

export const LandingPage = late(loadLandingPage, 'LandingPage')

/** What stands at a path of the public face. The start page has two: the shop's home for members, and this one. */
export const faceOf = (path: string): ScreenComponent | undefined =>
  path === '/' ? LandingPage : screenComponents.get(path)
