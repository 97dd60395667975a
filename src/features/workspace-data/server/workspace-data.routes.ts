import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { clearSessionToken } from '#server/http/session-cookie.ts'
import * as contract from '../workspace-data.contract.ts'
import { deleteWorkspace } from './delete-workspace.ts'
import { exportWorkspace } from './export-workspace.ts'

export function workspaceDataRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.exportWorkspace, (_input, { actor }) => exportWorkspace(deps, actor))
  implement(app, contract.deleteWorkspace, async ({ body }, { actor, reply }) => {
    await deleteWorkspace(deps, actor, body)
    clearSessionToken(reply, app.https)
  })
}
