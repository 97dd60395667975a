import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/pricing': lazyWithPreload(() => import('./client/pricing/pricing-page.tsx'), 'PricingPage'),
  '/privacy': lazyWithPreload(() => import('./client/documents/privacy-page.tsx'), 'PrivacyPage'),
  '/terms': lazyWithPreload(() => import('./client/documents/terms-page.tsx'), 'TermsPage'),
  '/support': lazyWithPreload(() => import('./client/support/support-page.tsx'), 'SupportPage'),
} satisfies FeatureScreens
