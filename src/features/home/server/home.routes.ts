import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../home.contract.ts'
import * as service from './home.service.ts'

export function homeRoutes(app: FastifyInstance): void {
  implement(app, contract.getHome, (_input, { actor }) =>
    service.getHome(app.deps.db, actor, app.deps.clock.now()),
  )
}
