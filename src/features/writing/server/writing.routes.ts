import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../writing.contract.ts'
import { writerInUse } from './writing.service.ts'

export function writingRoutes(app: FastifyInstance): void {
  implement(app, contract.getWriter, (_input, { actor }) => writerInUse(app.deps, actor.workspaceId))
}
