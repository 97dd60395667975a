import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/sandbox/:id': lazyWithPreload(() => import('./client/sandbox-feed-page.tsx'), 'SandboxFeedPage'),
} satisfies FeatureScreens
