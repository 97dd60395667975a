import type { Deps } from '#server/deps.ts'
import type { Caller, CallPlaces } from './call-places.ts'
import { extendLeases, type Forsaken, lockForsaken } from './due-posts.repository.ts'

const LOOKED_AT = 512
/** It costs nearly the same for one as for many. */
const WORTH_A_LOOK = 16

/** Without an account nobody is asked: such posts share what one account has. */
export const callerAbout = ({ workspaceId, platform, accountId }: Forsaken): Caller => ({
  workspaceId,
  platform,
  accountId: accountId ?? workspaceId,
})

/**
 * Takes over posts whose sender has not been heard of, as many as there is room to ask about. Where there are more than can be
 * looked at, those of an account that keeps us waiting come again after a lease, so that they do not stand before the others.
 */
export async function takeOver(
  { db, env }: Deps,
  asking: CallPlaces,
  lookedAt = LOOKED_AT,
): Promise<{ forsaken: Forsaken[]; isMore: boolean }> {
  const room = asking.room()
  if (room.free() < WORTH_A_LOOK) return { forsaken: [], isMore: true }
  return db.transaction(async (db) => {
    const locked = await lockForsaken(db, lookedAt)
    const isFull = locked.length === lookedAt
    const forsaken = locked.filter((each) => room.reserve(callerAbout(each)))
    const isTaken = new Set(forsaken)
    const later = locked.filter(
      (each) => isFull && !isTaken.has(each) && asking.isSlow(callerAbout(each).accountId),
    )
    await extendLeases(
      db,
      [...forsaken, ...later].map(({ postId }) => postId),
      env.publishing.leaseMs,
    )
    return { forsaken, isMore: forsaken.length > 0 ? forsaken.length < locked.length : later.length > 0 }
  })
}
