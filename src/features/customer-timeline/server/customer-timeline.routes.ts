import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../customer-timeline.contract.ts'
import { customerTimeline } from './customer-timeline.ts'

export function customerTimelineRoutes(app: FastifyInstance): void {
  implement(app, contract.customerTimeline, ({ params, query }, { actor }) =>
    customerTimeline(app.deps, actor, params.id, query),
  )
}
