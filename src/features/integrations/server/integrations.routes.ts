import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../integrations.contract.ts'
import { connectIntegration, replaceKeys } from './connect-integration.ts'
import * as service from './integrations.service.ts'

export function integrationRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.listIntegrations, (_input, { actor, locale }) =>
    service.list(deps.db, actor, locale),
  )
  implement(app, contract.createIntegration, ({ body }, { actor, locale }) =>
    connectIntegration(deps, actor, locale, body),
  )
  implement(app, contract.replaceKeys, ({ params, body }, { actor, locale }) =>
    replaceKeys(deps, actor, locale, params.id, body),
  )
  implement(app, contract.pauseIntegration, ({ params, body }, { actor, locale }) =>
    service.setActive(deps, actor, locale, params.id, body.isActive),
  )
  implement(app, contract.deleteIntegration, ({ params, query }, { actor }) =>
    service.remove(deps, actor, params.id, query.data),
  )
  implement(app, contract.syncProducts, ({ params }, { actor, locale }) =>
    service.sync(deps, actor, locale, params.id),
  )
  implement(app, contract.listSyncs, ({ params }, { actor, locale }) =>
    service.listSyncs(deps.db, actor, locale, params.id),
  )
}
