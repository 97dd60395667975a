import { late } from '#client/late.tsx'

export const dashboardScreens = {
  '/dashboard': late(() => import('./client/dashboard-page.tsx'), 'DashboardPage'),
}
