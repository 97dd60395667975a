import { notFound } from '#platform/errors.ts'
import { fullName } from '#platform/full-name.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { levelsOf, subordinatesOf } from '../hierarchy.ts'
import type { Person } from '../people.contract.ts'
import * as repository from './people.repository.ts'

function present(members: repository.Member[]): Person[] {
  const levels = levelsOf(members)
  return members.map((member) => ({
    ...member,
    joinedAt: member.joinedAt.toISOString(),
    hierarchyLevel: levels.get(member.id) ?? 2,
  }))
}

export async function list(db: Db, { workspaceId }: Pick<Actor, 'workspaceId'>, locale: Locale) {
  const { compare } = new Intl.Collator(locale)
  const items = present(await repository.list(db, workspaceId)).sort((a, b) =>
    compare(fullName(a), fullName(b)),
  )
  return { items, nextCursor: null }
}

export async function get(db: Db, { workspaceId }: Pick<Actor, 'workspaceId'>, id: string): Promise<Person> {
  const found = present(await repository.list(db, workspaceId)).find((person) => person.id === id)
  if (!found) throw notFound()
  return found
}

export async function team(db: Db, actor: Actor, locale: Locale) {
  const { items } = await list(db, actor, locale)
  const self = items.find(({ id }) => id === actor.userId)
  if (!self) throw notFound()
  return { currentUser: self, subordinates: subordinatesOf(items, self.id) }
}

export type Member = repository.Member

/** For rules about membership and hierarchy: the team is locked until the transaction ends. */
export const lockTeamShared = repository.lockShared

/** The members of a team that the caller has locked. */
export const membersOf = repository.list

/** Everything that shows people, and each person's own rights. */
export const announceChange = (db: Db, to: Pick<Actor, 'workspaceId' | 'clientId'>) =>
  announce(db, to, 'people')
