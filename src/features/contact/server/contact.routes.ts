import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../contact.contract.ts'
import { receiveRequest } from './receive-request.ts'

export function contactRoutes(app: FastifyInstance): void {
  implement(app, contract.sendContact, ({ body }, { actor, locale }) =>
    receiveRequest(app.deps, actor, locale, body),
  )
}
