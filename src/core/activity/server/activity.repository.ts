import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { activity } from './activity.table.ts'

type NewEntry = Omit<typeof activity.$inferInsert, 'workspaceId' | 'actorName'>

const nameOf = (userId: string) =>
  sql`(select ${users.firstName} || ' ' || ${users.lastName} from ${users} where ${users.id} = ${userId})`

/** Copies the person's current name in the same statement. */
export const insert = (db: Db, workspaceId: WorkspaceId, entries: NewEntry[]) =>
  db
    .insert(activity)
    .values(
      entries.map((entry) => ({
        ...entry,
        workspaceId,
        actorName: entry.userId ? nameOf(entry.userId) : null,
      })),
    )
    .onConflictDoNothing()

export async function hasAny(db: Db, workspaceId: WorkspaceId, isDemo?: true): Promise<boolean> {
  const rows = await db
    .select({ id: activity.id })
    .from(activity)
    .where(and(eq(activity.workspaceId, workspaceId), isDemo && eq(activity.isDemo, true)))
    .limit(1)
  return rows.length > 0
}

export const list = (
  db: Db,
  workspaceId: WorkspaceId,
  after: [createdAt: string, id: string] | null,
  limit: number,
) =>
  db
    .select()
    .from(activity)
    .where(
      and(
        eq(activity.workspaceId, workspaceId),
        after
          ? sql`(${activity.createdAt}, ${activity.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(activity.createdAt), desc(activity.id))
    .limit(limit)
