import type { Deps } from '#server/deps.ts'
import type { Caller, CallSlots } from './call-slots.ts'
import { type Abandoned, extendLeases, lockAbandoned, takeOver } from './due-posts.repository.ts'

const LOOKED_AT = 512
/** A lookup round costs nearly the same for one post as for many. */
const WORTH_A_LOOK = 16

/** Posts without an account share the slots of one. */
export const callerFor = ({ workspaceId, platform, accountId }: Abandoned): Caller => ({
  workspaceId,
  platform,
  accountId: accountId ?? workspaceId,
})

/**
 * Takes over posts whose worker has gone silent, as many as there are slots to look them up. If there are more than one
 * read returns, those of a slow account are postponed by a lease, so that they do not block the others.
 */
export async function takeOverAbandoned(
  { db, env }: Deps,
  asking: CallSlots,
  lookedAt = LOOKED_AT,
): Promise<{ abandoned: Abandoned[]; isMore: boolean }> {
  const room = asking.room()
  if (room.free() < WORTH_A_LOOK) return { abandoned: [], isMore: true }
  return db.transaction(async (db) => {
    const locked = await lockAbandoned(db, lookedAt)
    const isFull = locked.length === lookedAt
    const abandoned = locked.filter((each) => room.reserve(callerFor(each)))
    const isTaken = new Set(abandoned)
    const later = locked.filter(
      (each) => isFull && !isTaken.has(each) && asking.isSlow(callerFor(each).accountId),
    )
    const idsOf = (posts: Abandoned[]) => posts.map(({ postId }) => postId)
    await takeOver(db, idsOf(abandoned), env.publishing.leaseMs)
    await extendLeases(db, idsOf(later), env.publishing.leaseMs)
    return { abandoned, isMore: abandoned.length > 0 ? abandoned.length < locked.length : later.length > 0 }
  })
}
