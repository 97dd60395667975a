import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const integrationsScreens = {
  '/integrations': lazyWithPreload(() => import('./client/integrations-page.tsx'), 'IntegrationsPage'),
}
