import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { screens } from '#platform/screens.ts'

type ScreenPath = (typeof screens)[number]['path']
/** Its code can be asked for before it is drawn. */
type ScreenComponent = LazyExoticComponent<ComponentType> & { fetch: () => Promise<unknown> }

const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ScreenComponent => {
  const fetch = async () => ({ default: (await load())[name] })
  return Object.assign(lazy(fetch), { fetch })
}

const creatorPage = screen(() => import('#features/creator/client/creator-page.tsx'), 'CreatorPage')
const homePage = screen(() => import('#features/home/client/home-page.tsx'), 'HomePage')

/** The code of each screen, fetched when it is first opened. A path that is missing here is not built yet. */
export const screenComponents: ReadonlyMap<string, ScreenComponent> = new Map<ScreenPath, ScreenComponent>([
  ['/login', screen(() => import('#features/auth/client/login-page.tsx'), 'LoginPage')],
  [
    '/forgot-password',
    screen(() => import('#features/auth/client/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  ],
  [
    '/reset-password',
    screen(() => import('#features/auth/client/reset-password-page.tsx'), 'ResetPasswordPage'),
  ],
  ['/join', screen(() => import('#features/people/client/join-page.tsx'), 'JoinPage')],
  ['/pricing', screen(() => import('#features/site/client/pricing-page.tsx'), 'PricingPage')],
  [
    '/spanish-preview',
    screen(() => import('#features/site/client/spanish-preview-page.tsx'), 'SpanishPreviewPage'),
  ],
  ['/', homePage],
  ['/home', homePage],
  ['/privacy', screen(() => import('#features/site/client/privacy-page.tsx'), 'PrivacyPage')],
  ['/terms', screen(() => import('#features/site/client/terms-page.tsx'), 'TermsPage')],
  ['/support', screen(() => import('#features/site/client/support-page.tsx'), 'SupportPage')],
  ['/help', screen(() => import('#features/help/client/help-page.tsx'), 'HelpPage')],
  [
    '/sandbox/:id',
    screen(() => import('#features/sandbox-network/client/sandbox-feed-page.tsx'), 'SandboxFeedPage'),
  ],
  ['/campaigns', screen(() => import('#features/campaigns/client/campaigns-page.tsx'), 'CampaignsPage')],
  ['/campaigns/:id', screen(() => import('#features/campaigns/client/campaign-page.tsx'), 'CampaignPage')],
  ['/calendar', screen(() => import('#features/calendar/client/calendar-page.tsx'), 'CalendarPage')],
  ['/customers', screen(() => import('#features/customers/client/customers-page.tsx'), 'CustomersPage')],
  ['/waterfall', creatorPage],
  ['/campaigner', creatorPage],
  ['/demo', creatorPage],
  ['/ai-planner', screen(() => import('#features/planner/client/ai-planner-page.tsx'), 'AiPlannerPage')],
  ['/ai-planner/:id', screen(() => import('#features/planner/client/plan-page.tsx'), 'PlanPage')],
  [
    '/brand-studio',
    screen(() => import('#features/brand-studio/client/brand-studio-page.tsx'), 'BrandStudioPage'),
  ],
  ['/settings', screen(() => import('#features/settings/client/settings-page.tsx'), 'SettingsPage')],
])

const LandingPage = screen(() => import('#features/site/client/landing-page.tsx'), 'LandingPage')

/** What stands at a path of the public face. The start page has two: the shop's home for members, and this one. */
export const faceOf = (path: string): ScreenComponent | undefined =>
  path === '/' ? LandingPage : screenComponents.get(path)

/** What members find inside the product, and everybody else on the public face. */
export const sharedScreens: ReadonlySet<string> = new Set<ScreenPath>(['/', '/help'])

/** Screens that bring their own frame. */
export const bareScreens: ReadonlySet<string> = new Set<ScreenPath>([
  '/login',
  '/forgot-password',
  '/reset-password',
  '/join',
])

/** The public face: what a visitor sees in the public frame. */
export const publicScreens: ReadonlySet<string> = new Set(
  screens.filter(({ path, access }) => access === 'public' && !bareScreens.has(path)).map(({ path }) => path),
)
