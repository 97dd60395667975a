import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Member } from './people.repository.ts'

type Where = Pick<Actor, 'workspaceId' | 'clientId'>

export type Handover = {
  leaving: Member
  heir: Member
  /** The person who removes the member, or the member. */
  by: Member
  now: Date
}

/** Runs in the transaction of a team change, while the team is locked. */
export type TeamChangeHandler = {
  beforeLeaving?: (db: Db, where: Where, handover: Handover) => Promise<void>
  afterLeaving?: (db: Db, where: Where, userId: string) => Promise<void>
  /** After a person got or lost the right to approve, also by joining with it. */
  afterApproversChanged?: (db: Db, where: Where) => Promise<void>
}
