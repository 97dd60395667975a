import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { PushKeys } from './encrypt-push.ts'
import { pushSubscriptions } from './push-subscriptions.table.ts'

const isThe = (workspaceId: WorkspaceId, id: string) =>
  and(eq(pushSubscriptions.workspaceId, workspaceId), eq(pushSubscriptions.id, id))

/** A browser that somebody else used before now belongs to this person. */
export const saveSubscription = (
  db: Db,
  { workspaceId, userId, sessionId }: Pick<Actor, 'workspaceId' | 'userId' | 'sessionId'>,
  { endpoint, ...keys }: PushKeys & { endpoint: string },
) =>
  db
    .insert(pushSubscriptions)
    .values({ workspaceId, userId, sessionId, endpoint, ...keys })
    .onConflictDoUpdate({
      target: [pushSubscriptions.workspaceId, pushSubscriptions.endpoint],
      set: { userId, sessionId, ...keys },
    })

export const removeByEndpoint = (
  db: Db,
  { workspaceId, userId }: Pick<Actor, 'workspaceId' | 'userId'>,
  endpoint: string,
) =>
  db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.workspaceId, workspaceId),
        eq(pushSubscriptions.userId, userId),
        eq(pushSubscriptions.endpoint, endpoint),
      ),
    )

export const listSubscriptionsOf = (db: Db, workspaceId: WorkspaceId, userIds: readonly string[]) =>
  db
    .select({
      id: pushSubscriptions.id,
      userId: pushSubscriptions.userId,
      endpoint: pushSubscriptions.endpoint,
    })
    .from(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.workspaceId, workspaceId), inArray(pushSubscriptions.userId, [...userIds])),
    )

export async function findSubscription(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select().from(pushSubscriptions).where(isThe(workspaceId, id))
  return row ?? null
}

export const removeSubscription = (db: Db, workspaceId: WorkspaceId, id: string) =>
  db.delete(pushSubscriptions).where(isThe(workspaceId, id))
