import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { clearSessionToken } from '#server/http/session-cookie.ts'
import * as contract from '../people.contract.ts'
import { changePerson } from './change-person.ts'
import * as service from './people.service.ts'
import { leave, removePerson } from './remove-person.ts'
import type { TeamChangeHandler } from './team-change-handler.ts'

export function peopleRoutes(app: FastifyInstance, handlers: readonly TeamChangeHandler[]): void {
  const { db, clock } = app.deps
  const context = { db, clock, handlers }
  implement(app, contract.listPeople, (_input, { actor, locale }) => service.list(db, actor, locale))
  implement(app, contract.teamMembers, (_input, { actor, locale }) => service.team(db, actor, locale))
  implement(app, contract.changePerson, ({ params, body }, { actor }) =>
    changePerson(context, actor, params.id, body),
  )
  implement(app, contract.removePerson, ({ params }, { actor }) => removePerson(context, actor, params.id))
  implement(app, contract.leave, async ({ body }, { actor, reply }) => {
    await leave(context, actor, body.password)
    clearSessionToken(reply, app.https)
  })
}
