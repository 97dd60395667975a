import type { Deps } from '#server/deps.ts'
import type { Caller, CallPlaces } from './call-places.ts'
import { extendLeases, type Forsaken, lockForsaken } from './due-posts.repository.ts'

const LOOKED_AT = 512

/** Without an account nobody is asked: such posts share what one account has. */
export const callerAbout = ({ workspaceId, platform, accountId }: Forsaken): Caller => ({
  workspaceId,
  platform,
  accountId: accountId ?? workspaceId,
})

/**
 * Takes over posts whose sender has not been heard of, as many as there is room to ask about. Those of an account that keeps us
 * waiting come again after a lease, so that they do not stand before the others.
 */
export const takeOver = (
  { db, env }: Deps,
  asking: CallPlaces,
): Promise<{ forsaken: Forsaken[]; isMore: boolean }> => {
  const room = asking.room()
  if (room.free() === 0) return Promise.resolve({ forsaken: [], isMore: true })
  return db.transaction(async (db) => {
    const locked = await lockForsaken(db, LOOKED_AT)
    const forsaken = locked.filter((each) => room.reserve(callerAbout(each)))
    const isTaken = new Set(forsaken)
    const later = locked.filter((each) => !isTaken.has(each) && asking.isSlow(callerAbout(each).accountId))
    await extendLeases(
      db,
      [...forsaken, ...later].map(({ postId }) => postId),
      env.publishing.leaseMs,
    )
    return { forsaken, isMore: forsaken.length + later.length < locked.length || locked.length === LOOKED_AT }
  })
}
