import { recordActivity } from '#core/activity/index.server.ts'
import { confirmPassword, leaveWorkspace } from '#features/auth/index.server.ts'
import { AppError } from '#platform/errors.ts'
import { fullName } from '#platform/full-name.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { decidesOver } from '../rights.ts'
import * as invitations from './invitations.repository.ts'
import * as repository from './people.repository.ts'
import { announceChange } from './people.service.ts'
import type { Handover, TeamChangeHandler } from './team-change-handler.ts'
import { memberOf, refuseLastOwner, selfIn } from './team-rules.ts'

type Context = Pick<Deps, 'db' | 'clock'> & { handlers: readonly TeamChangeHandler[] }

export const removePerson = ({ db, clock, handlers }: Context, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (db) => {
    const members = await repository.lock(db, actor.workspaceId)
    const self = selfIn(members, actor)
    const person = memberOf(members, id)
    if (person.id === self.id) throw new AppError('own_membership')
    if (!decidesOver(self.role, person.role)) throw new AppError('forbidden')
    await recordActivity(db, actor, { kind: 'person_removed', values: { name: fullName(person) } })
    await removeMember(db, actor, handlers, { leaving: person, heir: self, by: self, now: clock.now() })
  })

/** The same for oneself; requires the password, because it may delete the account. */
export async function leave({ db, clock, handlers }: Context, actor: Actor, password: string): Promise<void> {
  await confirmPassword(db, actor.userId, password)
  await db.transaction(async (db) => {
    const members = await repository.lock(db, actor.workspaceId)
    const self = selfIn(members, actor)
    refuseLastOwner(members, self)
    await recordActivity(db, actor, { kind: 'person_left', values: {} })
    const heir = successorOf(members, self)
    await removeMember(db, actor, handlers, { leaving: self, heir, by: self, now: clock.now() })
  })
}

/** Who takes over from a person who leaves: their manager, otherwise an owner. Demo people cannot. */
function successorOf(members: repository.Member[], { id, managerId }: repository.Member): repository.Member {
  const others = members.filter((member) => member.id !== id && !member.isDemo)
  const heir = others.find((member) => member.id === managerId) ?? others.find(({ role }) => role === 'owner')
  if (!heir) throw new AppError('last_owner')
  return heir
}

async function removeMember(
  db: Db,
  actor: Actor,
  handlers: readonly TeamChangeHandler[],
  handover: Handover,
): Promise<void> {
  const { id, managerId } = handover.leaving
  for (const handler of handlers) await handler.beforeLeaving?.(db, actor, handover)
  await repository.moveReports(db, actor.workspaceId, id, managerId)
  await invitations.moveReports(db, actor.workspaceId, id, managerId)
  await leaveWorkspace(db, actor.workspaceId, id)
  for (const handler of handlers) await handler.afterLeaving?.(db, actor, id)
  await announceChange(db, actor)
  // Every screen subscribes to notifications, so the person's browser learns immediately that they are out.
  await announce(db, actor, 'notifications')
}
