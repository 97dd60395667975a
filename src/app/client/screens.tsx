import { type Lazy, lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'
import { analyticsScreens } from '#features/analytics/index.client.ts'
import { authScreens } from '#features/auth/index.client.ts'
import { brandStudioScreens } from '#features/brand-studio/index.client.ts'
import { calendarScreens } from '#features/calendar/index.client.ts'
import { campaignScreens } from '#features/campaigns/index.client.ts'
import { creatorScreens } from '#features/creator/index.client.ts'
import { dashboardScreens } from '#features/dashboard/index.client.ts'
import { helpScreens } from '#features/help/index.client.ts'
import { homeScreens } from '#features/home/index.client.ts'
import { inboxScreens } from '#features/inbox/index.client.ts'
import { integrationsScreens } from '#features/integrations/index.client.ts'
import { peopleScreens } from '#features/people/index.client.ts'
import { plannerScreens } from '#features/planner/index.client.ts'
import { sandboxScreens } from '#features/sandbox-network/index.client.ts'
import { settingsScreens } from '#features/settings/index.client.ts'
import { LandingPage, NotFoundPage, siteScreens } from '#features/site/index.client.ts'
import { teamScreens } from '#features/team/index.client.ts'
import type { ScreenPath } from '#platform/screens.ts'

type ScreenComponent = Lazy<object>

/** The code of each screen, fetched when it is first opened. A path that no feature has does not compile. */
const components: Record<ScreenPath, ScreenComponent> = {
  ...analyticsScreens,
  ...authScreens,
  ...brandStudioScreens,
  ...calendarScreens,
  ...campaignScreens,
  ...creatorScreens,
  ...dashboardScreens,
  ...helpScreens,
  ...homeScreens,
  ...inboxScreens,
  ...integrationsScreens,
  ...peopleScreens,
  ...plannerScreens,
  ...sandboxScreens,
  ...settingsScreens,
  ...siteScreens,
  ...teamScreens,
  '/campaigns': lazyWithPreload(() => import('./pages/campaigns-screen.tsx'), 'CampaignsScreen'),
  '/customers': lazyWithPreload(() => import('./pages/customers-screen.tsx'), 'CustomersScreen'),
}
export const screenComponents: ReadonlyMap<string, ScreenComponent> = new Map(Object.entries(components))

/** What stands at a path of the public face. The start page has two: the shop's home for members, and this one. */
export const faceOf = (path: string): ScreenComponent =>
  path === '/' ? LandingPage : (screenComponents.get(path) ?? NotFoundPage)
