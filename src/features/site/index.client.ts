import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export { DocumentLine } from './client/documents/document-line.tsx'
export { CrashPage } from './client/errors/crash-page.tsx'
export { navigation } from './client/layout/navigation.ts'
export { PublicLayout } from './client/layout/public-layout.tsx'
export { type NamedScreen, useScreenName } from './client/layout/use-screen-name.ts'

export const LandingPage = lazyWithPreload(() => import('./client/landing/landing-page.tsx'), 'LandingPage')
export const NotFoundPage = lazyWithPreload(
  () => import('./client/errors/not-found-page.tsx'),
  'NotFoundPage',
)

export const siteScreens = {
  '/pricing': lazyWithPreload(() => import('./client/pricing/pricing-page.tsx'), 'PricingPage'),
  '/spanish-preview': lazyWithPreload(
    () => import('./client/preview/spanish-preview-page.tsx'),
    'SpanishPreviewPage',
  ),
  '/privacy': lazyWithPreload(() => import('./client/documents/privacy-page.tsx'), 'PrivacyPage'),
  '/terms': lazyWithPreload(() => import('./client/documents/terms-page.tsx'), 'TermsPage'),
  '/support': lazyWithPreload(() => import('./client/support/support-page.tsx'), 'SupportPage'),
}
