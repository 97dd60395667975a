import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'

/** The workspace that was created first; null on a server without any. */
export async function findFirstWorkspace(db: Db): Promise<WorkspaceId | null> {
  const [first] = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id))
    .limit(1)
  return first?.id ?? null
}
