export const loadDashboardPage = () => import('./client/dashboard-page.tsx')
