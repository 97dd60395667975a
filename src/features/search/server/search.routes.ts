import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../search.contract.ts'
import { listRecent, searchRecords } from './search.service.ts'

export function searchRoutes(app: FastifyInstance): void {
  implement(app, contract.searchRecords, ({ query }, { actor }) => searchRecords(app.deps, actor, query))
  implement(app, contract.recentRecords, ({ query }, { actor }) => listRecent(app.deps.db, actor, query))
}
