import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/inbox': lazyWithPreload(() => import('./client/inbox-page.tsx'), 'InboxPage'),
} satisfies FeatureScreens
