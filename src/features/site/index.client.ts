export { CrashPage } from './client/crash-page.tsx'
export { DocumentLine } from './client/document-line.tsx'
export { navigation } from './client/navigation.ts'
export { PublicLayout } from './client/public-layout.tsx'
export { type NamedScreen, useScreenName } from './client/use-screen-name.ts'

export const loadLandingPage = () => import('./client/landing-page.tsx')
export const loadNotFoundPage = () => import('./client/not-found-page.tsx')
export const loadPricingPage = () => import('./client/pricing-page.tsx')
export const loadPrivacyPage = () => import('./client/privacy-page.tsx')
export const loadPublicLayout = () => import('./client/public-layout.tsx')
export const loadSpanishPreviewPage = () => import('./client/spanish-preview-page.tsx')
export const loadSupportPage = () => import('./client/support-page.tsx')
export const loadTermsPage = () => import('./client/terms-page.tsx')
