import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/dashboard': lazyWithPreload(() => import('./client/dashboard-page.tsx'), 'DashboardPage'),
} satisfies FeatureScreens
