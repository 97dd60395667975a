import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../publishing-health.contract.ts'
import { getHealth } from './publishing-health.service.ts'

export function publishingHealthRoutes(app: FastifyInstance): void {
  implement(app, contract.getPublishingHealth, (_input, { actor }) => getHealth(app.deps.db, actor))
}
