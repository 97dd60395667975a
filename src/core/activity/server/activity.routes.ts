import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../activity.contract.ts'
import * as service from './activity.service.ts'

export function activityRoutes(app: FastifyInstance): void {
  implement(app, contract.listActivity, ({ query }, { actor, locale }) =>
    service.list(app.deps.db, actor, locale, query),
  )
}
