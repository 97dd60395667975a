import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

const CreatorPage = lazyWithPreload(() => import('./client/creator-page.tsx'), 'CreatorPage')

export const screens = {
  '/waterfall': CreatorPage,
  '/campaigner': CreatorPage,
  '/demo': CreatorPage,
} satisfies FeatureScreens
