import { eq } from 'drizzle-orm'
import type { Role } from '#platform/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

// A person is the same in every workspace, so these are keyed by person too.

type Changes = Partial<
  Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'email' | 'profileImageUrl'>
>

export const update = (db: Db, userId: string, changes: Changes) =>
  db.update(users).set(changes).where(eq(users.id, userId))

/** The current picture, locked until the transaction ends. */
export async function lockAvatar(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ url: users.profileImageUrl })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return row?.url ?? null
}

export const listPlaces = (db: Db, userId: string): Promise<{ workspaceId: WorkspaceId; role: Role }[]> =>
  db
    .select({ workspaceId: memberships.workspaceId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.userId, userId))
