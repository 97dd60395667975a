import { AppError } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Person, Place } from '../people.contract.ts'
import { decidesOver } from '../rights.ts'
import * as repository from './people.repository.ts'
import { announceChange, get } from './people.service.ts'
import type { TeamChangeHandler } from './team-change-handler.ts'
import { checkManager, memberOf, refuseLastOwner, selfIn } from './team-rules.ts'

type Changes = { [Name in keyof Place]?: Place[Name] | undefined }
type Context = { db: Db; handlers: readonly TeamChangeHandler[] }

/** Changes role, manager and right to approve, within the caller's rights. */
export const changePerson = (
  { db, handlers }: Context,
  actor: Actor,
  id: string,
  changes: Changes,
): Promise<Person> =>
  db.transaction(async (db) => {
    const members = await repository.lock(db, actor.workspaceId)
    const self = selfIn(members, actor)
    const person = memberOf(members, id)
    const role = changes.role ?? person.role
    if (role !== person.role && person.id === self.id && self.role !== 'owner')
      throw new AppError('own_membership')
    if (!decidesOver(self.role, person.role) || !decidesOver(self.role, role)) throw new AppError('forbidden')
    if (role !== 'owner') refuseLastOwner(members, person)

    const asked = changes.managerId === undefined ? person.managerId : changes.managerId
    // A new owner no longer reports to anyone; an explicit manager is refused.
    const managerId = role === 'owner' && changes.managerId === undefined ? null : asked
    checkManager(members, { id, role }, managerId)
    const canApprove = changes.canApprove ?? person.canApprove
    await repository.update(db, actor.workspaceId, id, { role, managerId, canApprove })
    if (canApprove !== person.canApprove)
      for (const handler of handlers) await handler.afterApproversChanged?.(db, actor)
    await announceChange(db, actor)
    return get(db, actor, id)
  })
