import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/campaigns/:id': lazyWithPreload(() => import('./client/detail/campaign-page.tsx'), 'CampaignPage'),
} satisfies FeatureScreens
