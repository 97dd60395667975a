import { eq } from 'drizzle-orm'
import type { Role } from '#platform/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

// A person is the same in every workspace, so these too are keyed by person.

type Changes = Partial<
  Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'email' | 'profileImageUrl'>
>

export const update = (db: Db, userId: string, changes: Changes) =>
  db.update(users).set(changes).where(eq(users.id, userId))

/** The picture as it is now; until the transaction ends nobody else changes it. */
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
