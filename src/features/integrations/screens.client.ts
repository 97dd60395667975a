import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/integrations': lazyWithPreload(() => import('./client/integrations-page.tsx'), 'IntegrationsPage'),
} satisfies FeatureScreens
