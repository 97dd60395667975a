import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { deleteSynced } from './server/delete-synced.job.ts'
import { fetchProductImages } from './server/fetch-product-images.job.ts'
import { KEYS_PURPOSE } from './server/integration-keys.ts'
import { integrationsDemo } from './server/integrations.demo.ts'
import { errors } from './server/integrations.errors.ts'
import { integrationRoutes } from './server/integrations.routes.ts'
import { syncAtNight } from './server/sync-at-night.job.ts'
import { syncIntegration } from './server/sync-integration.job.ts'

export { list as listIntegrations } from './server/integrations.service.ts'

export const integrationsFeature: ServerFeature = {
  errors,
  routes: integrationRoutes,
  jobs: [syncIntegration, deleteSynced, syncAtNight, fetchProductImages],
  demo: [integrationsDemo],
  sealedColumns: [
    { table: 'pos_integrations', column: 'credentials', purpose: KEYS_PURPOSE, context: 'id', form: 'bytes' },
  ],
  firstReads: {
    '/integrations': {
      plain: ['/api/pos-integrations', '/api/products?limit=10', '/api/sales-transactions?limit=10'],
    },
  },
  screenNames,
  articles,
}
