import { late } from '#client/late.tsx'

export const integrationsScreens = {
  '/integrations': late(() => import('./client/integrations-page.tsx'), 'IntegrationsPage'),
}
