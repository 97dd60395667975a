import type { FastifyInstance } from 'fastify'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { implement } from '#server/http/implement.ts'
import * as contract from '../demo-data.contract.ts'
import * as service from './demo-data.service.ts'

/** `parts` come from every feature with demo data. */
export function demoDataRoutes(app: FastifyInstance, parts: readonly DemoPart[]): void {
  const { deps } = app
  implement(app, contract.populateDemoData, (_input, { actor, locale }) =>
    service.populate(deps, actor, locale, parts),
  )
  implement(app, contract.demoDataState, (_input, { actor }) => service.state(deps.db, actor))
  implement(app, contract.removeDemoData, (_input, { actor }) => service.clear(deps, actor, parts))
}
