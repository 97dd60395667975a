import { late } from '#client/late.tsx'

export const analyticsScreens = {
  '/analytics': late(() => import('./client/analytics-page.tsx'), 'AnalyticsPage'),
}
