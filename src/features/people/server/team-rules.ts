import type { Role } from '#platform/endpoint.ts'
import { AppError, notFound } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { wouldCreateCycle } from '../hierarchy.ts'
import { peopleRules } from '../i18n/index.ts'
import type { Member } from './people.repository.ts'

const notInTeam = ruleText(peopleRules, 'notInTeam')
const inCircles = ruleText(peopleRules, 'inCircles')
const topOfTeam = ruleText(peopleRules, 'topOfTeam')

/** The caller's current membership: rights may have changed since the request started. */
export function selfIn(members: Member[], actor: Actor): Member {
  const self = members.find(({ id }) => id === actor.userId)
  if (!self) throw new AppError('unauthorized')
  return self
}

export function memberOf(members: Member[], id: string): Member {
  const found = members.find((member) => member.id === id)
  if (!found) throw notFound()
  return found
}

/** At least one owner who can sign in must remain. */
export function refuseLastOwner(members: Member[], leaving: Member): void {
  const others = members.filter(({ id, role, isDemo }) => role === 'owner' && !isDemo && id !== leaving.id)
  if (leaving.role === 'owner' && others.length === 0) throw new AppError('last_owner')
}

/** Validates the manager of a role; `id` is undefined for an invitation. */
export function checkManager(
  members: Member[],
  { id, role }: { id?: string; role: Role },
  managerId: string | null,
): void {
  if (managerId === null) return
  const refuse = (reason: string) => new AppError('refused', { fields: { managerId: reason } })
  if (!members.some((member) => member.id === managerId)) throw refuse(notInTeam)
  if (role === 'owner') throw refuse(topOfTeam)
  if (id !== undefined && wouldCreateCycle(members, id, managerId)) throw refuse(inCircles)
}
