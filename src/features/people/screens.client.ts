import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/join': lazyWithPreload(() => import('./client/join-page.tsx'), 'JoinPage'),
} satisfies FeatureScreens
