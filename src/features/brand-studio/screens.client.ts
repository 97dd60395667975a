import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/brand-studio': lazyWithPreload(() => import('./client/brand-studio-page.tsx'), 'BrandStudioPage'),
} satisfies FeatureScreens
