import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../storage.contract.ts'
import * as service from './storage.service.ts'

export function storageRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.getStorage, (_input, { actor }) => service.getUse(deps, actor))
  implement(app, contract.listUnusedVideos, ({ query }, { actor }) =>
    service.listUnused(deps, actor, query.order),
  )
  implement(app, contract.deleteUnusedVideos, ({ body }, { actor }) =>
    service.deleteUnusedVideos(deps, actor, body.ids),
  )
}
