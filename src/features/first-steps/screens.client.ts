import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/welcome': lazyWithPreload(() => import('./client/welcome-page.tsx'), 'WelcomePage'),
} satisfies FeatureScreens
