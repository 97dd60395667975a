import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../dashboard.contract.ts'
import * as service from './dashboard.service.ts'

export function dashboardRoutes(app: FastifyInstance): void {
  implement(app, contract.getDashboard, ({ query }, { actor }) =>
    service.getDashboard(app.deps, actor, query),
  )
}
