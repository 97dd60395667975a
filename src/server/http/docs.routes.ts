import type { FastifyInstance } from 'fastify'
import { apiDocs } from './docs.contract.ts'
import { implement } from './implement.ts'
import { describeApi } from './openapi.ts'

export function docsRoutes(app: FastifyInstance): void {
  implement(app, apiDocs, () => describeApi(app.endpoints))
}
