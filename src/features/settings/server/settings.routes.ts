import type { FastifyInstance } from 'fastify'
import * as contract from '#core/settings/workspace-settings.contract.ts'
import { implement } from '#server/http/implement.ts'
import * as service from './workspace-details.service.ts'

export function settingsRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.getWorkspace, (_input, { actor }) => service.read(deps.db, actor.workspaceId))
  implement(app, contract.updateWorkspace, ({ body }, { actor }) => service.update(deps, actor, body))
  implement(app, contract.choosePlan, ({ body }, { actor }) => service.choosePlan(deps.db, actor, body.plan))
}
