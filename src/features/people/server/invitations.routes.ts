import type { FastifyInstance } from 'fastify'
import { deviceOf, enterProduct } from '#features/auth/index.server.ts'
import { implement } from '#server/http/implement.ts'
import * as contract from '../invitations.contract.ts'
import { acceptInvitation } from './accept-invitation.ts'
import * as service from './invitations.service.ts'
import type { TeamChangeHandler } from './team-change-handler.ts'

export function invitationRoutes(app: FastifyInstance, handlers: readonly TeamChangeHandler[]): void {
  const { deps } = app
  implement(app, contract.listInvitations, (_input, { actor }) => service.list(deps, actor))
  implement(app, contract.invite, ({ body }, { actor }) => service.invite(deps, actor, body))
  implement(app, contract.resendInvitation, ({ params }, { actor }) => service.resend(deps, actor, params.id))
  implement(app, contract.withdrawInvitation, ({ params }, { actor }) =>
    service.withdraw(deps.db, actor, params.id),
  )
  implement(app, contract.lookAtInvitation, ({ body }) => service.look(deps, body.token))
  implement(app, contract.acceptInvitation, async ({ body }, { actor, locale, request, reply }) => {
    const joining = { ...body, locale, device: deviceOf(request) }
    const opened = await acceptInvitation({ ...deps, handlers }, actor, joining)
    return enterProduct(app, opened, request, reply)
  })
}
