import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { hashedId } from '#server/hashed-id.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { notifications } from './notifications.table.ts'

type Person = Pick<Actor, 'workspaceId' | 'userId'>
type NewNotification = { type: string; values: Record<string, string>; link: string | null; once?: string }

const ofPerson = ({ workspaceId, userId }: Person) =>
  and(eq(notifications.workspaceId, workspaceId), eq(notifications.userId, userId))

export const list = (db: Db, person: Person, limit: number, after: [createdAt: string, id: string] | null) =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        ofPerson(person),
        after
          ? sql`(${notifications.createdAt}, ${notifications.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)

/** Answers who is notified by it; the others were before. */
export async function insertFor(
  db: Db,
  workspaceId: WorkspaceId,
  userIds: string[],
  { once, ...notification }: NewNotification,
): Promise<string[]> {
  const rows = await db
    .insert(notifications)
    .values(
      userIds.map((userId) => ({
        ...notification,
        ...(once !== undefined && { id: hashedId(`${workspaceId} ${userId} ${once}`) }),
        workspaceId,
        userId,
      })),
    )
    .onConflictDoNothing()
    .returning({ userId: notifications.userId })
  return rows.map(({ userId }) => userId)
}

export async function listOwners(db: Db, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.role, 'owner')))
  return rows.map((row) => row.userId)
}

export async function isMember(db: Db, workspaceId: WorkspaceId, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
  return rows.length > 0
}

export async function markRead(db: Db, person: Person, id: string): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(ofPerson(person), eq(notifications.id, id)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

export const markAllRead = (db: Db, person: Person) =>
  db
    .update(notifications)
    .set({ isRead: true })
    .where(and(ofPerson(person), eq(notifications.isRead, false)))
