import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

const HomePage = lazyWithPreload(() => import('./client/home-page.tsx'), 'HomePage')

export const screens = {
  '/': HomePage,
  '/home': HomePage,
} satisfies FeatureScreens
