import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../first-steps.contract.ts'
import * as service from './first-steps.service.ts'

export function firstStepsRoutes(app: FastifyInstance): void {
  implement(app, contract.getFirstSteps, (_input, { actor }) => service.getFirstSteps(app.deps.db, actor))
}
