import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../brands.contract.ts'
import * as service from './brands.service.ts'

export function brandRoutes(app: FastifyInstance): void {
  const { db } = app.deps
  implement(app, contract.listBrands, (_input, { actor }) => service.list(db, actor))
  implement(app, contract.createBrand, ({ body }, { actor }) => service.create(db, actor, body))
}
