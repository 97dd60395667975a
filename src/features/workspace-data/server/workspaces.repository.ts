import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'

export async function lockName(db: Db, workspaceId: WorkspaceId): Promise<string | null> {
  const [row] = await db
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update')
  return row?.name ?? null
}

export const remove = (db: Db, workspaceId: WorkspaceId) =>
  db.delete(workspaces).where(eq(workspaces.id, workspaceId))

/** Ends all memberships, and deletes people without another workspace. Returns the deleted ones. */
export async function removePeople(db: Db, workspaceId: WorkspaceId) {
  const members = await db
    .delete(memberships)
    .where(eq(memberships.workspaceId, workspaceId))
    .returning({ userId: memberships.userId })
  const userIds = members.map(({ userId }) => userId)
  const elsewhere = db.select({ one: sql`1` }).from(memberships).where(eq(memberships.userId, users.id))
  return db
    .delete(users)
    .where(and(inArray(users.id, userIds), notExists(elsewhere)))
    .returning({ id: users.id, email: users.email })
}
