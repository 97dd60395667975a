import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Member } from './people.repository.ts'

type Where = Pick<Actor, 'workspaceId' | 'clientId'>

export type Handover = {
  leaving: Member
  heir: Member
  /** Who brings it about: whoever removes the person, or the person. */
  by: Member
  now: Date
}

/** What a feature does when the team changes: in the transaction of the change, while the team stands still. */
export type TeamChangeHandler = {
  beforeLeaving?: (db: Db, where: Where, handover: Handover) => Promise<void>
  afterLeaving?: (db: Db, where: Where, userId: string) => Promise<void>
  /** After a person was given or lost the right to approve, also by joining with it. */
  afterApproversChanged?: (db: Db, where: Where) => Promise<void>
}
