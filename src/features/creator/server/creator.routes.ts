import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../creator.contract.ts'
import * as service from './creator.service.ts'
import { downloadCreation } from './download-creation.ts'

export function creatorRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.createCreation, ({ body }, { actor, locale }) =>
    service.create(deps, actor, locale, body),
  )
  implement(app, contract.listCreations, ({ query }, { actor, locale }) =>
    service.list(deps.db, actor, locale, query),
  )
  implement(app, contract.getCreation, ({ params }, { actor, locale }) =>
    service.get(deps.db, actor, locale, params.id),
  )
  implement(app, contract.downloadCreation, ({ params, query }, { actor }) =>
    downloadCreation(deps, actor, params.id, query.platform),
  )
}
