import { type Late, late } from '#client/late.tsx'
import type { ScreenPath } from '#platform/screens.ts'

type ScreenComponent = Late<object>

const creatorPage = late(() => import('#features/creator/client/creator-page.tsx'), 'CreatorPage')
const homePage = late(() => import('#features/home/client/home-page.tsx'), 'HomePage')

/** The code of each screen, fetched when it is first opened. A path that is missing here does not compile. */
const components: Record<ScreenPath, ScreenComponent> = {
  '/login': late(() => import('#features/auth/client/login-page.tsx'), 'LoginPage'),
  '/forgot-password': late(
    () => import('#features/auth/client/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  '/reset-password': late(() => import('#features/auth/client/reset-password-page.tsx'), 'ResetPasswordPage'),
  '/join': late(() => import('#features/people/client/join-page.tsx'), 'JoinPage'),
  '/pricing': late(() => import('#features/site/client/pricing-page.tsx'), 'PricingPage'),
  '/spanish-preview': late(
    () => import('#features/site/client/spanish-preview-page.tsx'),
    'SpanishPreviewPage',
  ),
  '/': homePage,
  '/home': homePage,
  '/privacy': late(() => import('#features/site/client/privacy-page.tsx'), 'PrivacyPage'),
  '/terms': late(() => import('#features/site/client/terms-page.tsx'), 'TermsPage'),
  '/support': late(() => import('#features/site/client/support-page.tsx'), 'SupportPage'),
  '/sandbox/:id': late(
    () => import('#features/sandbox-network/client/sandbox-feed-page.tsx'),
    'SandboxFeedPage',
  ),
  '/campaigns': late(() => import('./pages/campaigns-screen.tsx'), 'CampaignsScreen'),
  '/campaigns/:id': late(() => import('#features/campaigns/client/campaign-page.tsx'), 'CampaignPage'),
  '/calendar': late(() => import('#features/calendar/client/calendar-page.tsx'), 'CalendarPage'),
  '/customers': late(() => import('./pages/customers-screen.tsx'), 'CustomersScreen'),
  '/waterfall': creatorPage,
  '/campaigner': creatorPage,
  '/demo': creatorPage,
  '/ai-planner': late(() => import('#features/planner/client/ai-planner-page.tsx'), 'AiPlannerPage'),
  '/ai-planner/:id': late(() => import('#features/planner/client/plan-page.tsx'), 'PlanPage'),
  '/brand-studio': late(
    () => import('#features/brand-studio/client/brand-studio-page.tsx'),
    'BrandStudioPage',
  ),
  '/analytics': late(() => import('#features/analytics/client/analytics-page.tsx'), 'AnalyticsPage'),
  '/dashboard': late(() => import('#features/dashboard/client/dashboard-page.tsx'), 'DashboardPage'),
  '/team': late(() => import('#features/team/client/team-page.tsx'), 'TeamPage'),
  '/approvals': late(() => import('#features/team/client/approvals-page.tsx'), 'ApprovalsPage'),
  '/inbox': late(() => import('#features/inbox/client/inbox-page.tsx'), 'InboxPage'),
  '/integrations': late(
    () => import('#features/integrations/client/integrations-page.tsx'),
    'IntegrationsPage',
  ),
  '/help': late(() => import('#features/help/client/help-page.tsx'), 'HelpPage'),
  '/settings': late(() => import('#features/settings/client/settings-page.tsx'), 'SettingsPage'),
}
export const screenComponents: ReadonlyMap<string, ScreenComponent> = new Map(Object.entries(components))

export const LandingPage = late(() => import('#features/site/client/landing-page.tsx'), 'LandingPage')

/** What stands at a path of the public face. The start page has two: the shop's home for members, and this one. */
export const faceOf = (path: string): ScreenComponent | undefined =>
  path === '/' ? LandingPage : screenComponents.get(path)
