import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { type Lazy, lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'
import { LandingPage, NotFoundPage } from '#features/site/index.client.ts'

/** `screens` of every feature. */
const ofFeatures = Object.values(
  import.meta.glob<FeatureScreens>('../../features/*/screens.client.ts', { eager: true, import: 'screens' }),
)

/** Screens composed of several features. */
const composed = {
  '/campaigns/:id': lazyWithPreload(() => import('./pages/campaign-screen.tsx'), 'CampaignScreen'),
  '/campaigns': lazyWithPreload(() => import('./pages/campaigns-screen.tsx'), 'CampaignsScreen'),
  '/customers': lazyWithPreload(() => import('./pages/customers-screen.tsx'), 'CustomersScreen'),
  '/help': lazyWithPreload(() => import('./pages/help-screen.tsx'), 'HelpScreen'),
  '/spanish-preview': lazyWithPreload(
    () => import('./pages/spanish-preview-screen.tsx'),
    'SpanishPreviewScreen',
  ),
} satisfies FeatureScreens

/** The code of each screen, loaded on first use. */
export const screenComponents: ReadonlyMap<string, Lazy<object>> = new Map(
  [...ofFeatures, composed].flatMap((screens) => Object.entries(screens)),
)

/** The screen at a path of the public site. The start page has two: the home of members, and the landing page. */
export const publicScreenOf = (path: string): Lazy<object> =>
  path === '/' ? LandingPage : (screenComponents.get(path) ?? NotFoundPage)
