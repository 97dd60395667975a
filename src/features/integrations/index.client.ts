export const loadIntegrationsPage = () => import('./client/integrations-page.tsx')
