import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/media': lazyWithPreload(() => import('./client/media-page.tsx'), 'MediaPage'),
} satisfies FeatureScreens
