import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../profile.contract.ts'
import * as service from './profile.service.ts'

export function profileRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.changeNames, ({ body }, { actor }) => service.changeNames(deps.db, actor, body))
  implement(app, contract.changeEmail, ({ body }, { actor }) => service.changeEmail(deps, actor, body))
  implement(app, contract.changePassword, ({ body }, { actor }) =>
    service.changePassword(deps.db, actor, body),
  )
  implement(app, contract.changeAvatar, ({ body }, { actor }) =>
    service.changeAvatar(deps.db, actor, body.fileUrl),
  )
}
