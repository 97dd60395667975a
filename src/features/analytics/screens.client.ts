import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/analytics': lazyWithPreload(() => import('./client/analytics-page.tsx'), 'AnalyticsPage'),
} satisfies FeatureScreens
