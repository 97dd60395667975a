import { late } from '#client/late.tsx'

export { CrashPage } from './client/crash-page.tsx'
export { DocumentLine } from './client/document-line.tsx'
export { navigation } from './client/navigation.ts'
export { PublicLayout } from './client/public-layout.tsx'
export { type NamedScreen, useScreenName } from './client/use-screen-name.ts'

export const loadNotFoundPage = () => import('./client/not-found-page.tsx')
export const loadPublicLayout = () => import('./client/public-layout.tsx')

export const LandingPage = late(() => import('./client/landing-page.tsx'), 'LandingPage')

export const siteScreens = {
  '/pricing': late(() => import('./client/pricing-page.tsx'), 'PricingPage'),
  '/spanish-preview': late(() => import('./client/spanish-preview-page.tsx'), 'SpanishPreviewPage'),
  '/privacy': late(() => import('./client/privacy-page.tsx'), 'PrivacyPage'),
  '/terms': late(() => import('./client/terms-page.tsx'), 'TermsPage'),
  '/support': late(() => import('./client/support-page.tsx'), 'SupportPage'),
}
