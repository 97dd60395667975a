import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const analyticsScreens = {
  '/analytics': lazyWithPreload(() => import('./client/analytics-page.tsx'), 'AnalyticsPage'),
}
