import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/calendar': lazyWithPreload(() => import('./client/calendar-page.tsx'), 'CalendarPage'),
} satisfies FeatureScreens
