import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { channelSignIns } from './channel-grants.table.ts'

type SignInRow = typeof channelSignIns.$inferSelect
type NewSignIn = Omit<typeof channelSignIns.$inferInsert, 'workspaceId'>

export const insert = (db: Db, workspaceId: WorkspaceId, signIn: NewSignIn) =>
  db.insert(channelSignIns).values({ ...signIn, workspaceId })

/** Answers it once: of two calls with the same state, one gets it. */
export async function take(
  db: Db,
  { workspaceId, userId }: Actor,
  stateHash: string,
  now: Date,
): Promise<SignInRow | null> {
  const [row] = await db
    .delete(channelSignIns)
    .where(
      and(
        eq(channelSignIns.workspaceId, workspaceId),
        eq(channelSignIns.userId, userId),
        eq(channelSignIns.stateHash, stateHash),
        gt(channelSignIns.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

/** Of all workspaces. */
export const removeExpired = (db: Db, now: Date) =>
  db.delete(channelSignIns).where(lte(channelSignIns.expiresAt, now))
