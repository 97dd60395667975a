export const loadAnalyticsPage = () => import('./client/analytics-page.tsx')
