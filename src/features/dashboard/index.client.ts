import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const dashboardScreens = {
  '/dashboard': lazyWithPreload(() => import('./client/dashboard-page.tsx'), 'DashboardPage'),
}
