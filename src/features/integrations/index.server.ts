import type { ServerFeature } from '#server/feature.ts'
import { deleteSynced } from './server/delete-synced.job.ts'
import { integrationsDemo } from './server/integrations.demo.ts'
import { errors } from './server/integrations.errors.ts'
import { integrationRoutes } from './server/integrations.routes.ts'
import { syncAtNight } from './server/sync-at-night.job.ts'
import { syncTill } from './server/sync-till.job.ts'
import { TILL_PURPOSE } from './server/till.ts'

export { list as listIntegrations } from './server/integrations.service.ts'

export const integrationsFeature: ServerFeature = {
  errors,
  routes: integrationRoutes,
  jobs: [syncTill, deleteSynced, syncAtNight],
  demo: [integrationsDemo],
  sealedColumns: [
    { table: 'pos_integrations', column: 'credentials', purpose: TILL_PURPOSE, context: 'id', form: 'bytes' },
  ],
  firstReads: {
    '/integrations': {
      plain: ['/api/pos-integrations', '/api/products?limit=10', '/api/sales-transactions?limit=10'],
    },
  },
}
