import { count, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { memberships } from './memberships.table.ts'
import type { WorkspaceId } from './workspaces.table.ts'

export async function countMembers(db: Db, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(memberships)
    .where(eq(memberships.workspaceId, workspaceId))
  return row?.members ?? 0
}
