import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../saved-replies.contract.ts'
import * as service from './saved-replies.service.ts'

export function savedReplyRoutes(app: FastifyInstance): void {
  const { deps } = app
  const { db } = deps
  implement(app, contract.listSavedReplies, (_input, { actor, locale }) => service.list(db, actor, locale))
  implement(app, contract.createSavedReply, ({ body }, { actor, deps }) => service.create(deps, actor, body))
  implement(app, contract.changeSavedReply, ({ params, body }, { actor }) =>
    service.change(deps, actor, params.id, body),
  )
  implement(app, contract.deleteSavedReply, ({ params }, { actor }) => service.remove(db, actor, params.id))
}
