import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/settings': lazyWithPreload(() => import('./client/settings-page.tsx'), 'SettingsPage'),
} satisfies FeatureScreens
