import { asc } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'

/**
 * Whether a workspace may use the AI programs on the machine of this server. By default only the first one, which is
 * that of the person who set it up: those who sign up later must not find and use programs of a machine of others.
 */
export async function mayUseLocalAi(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  workspaceId: WorkspaceId,
): Promise<boolean> {
  if (env.localAi !== 'first') return env.localAi === 'on'
  const [first] = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id))
    .limit(1)
  return first?.id === workspaceId
}
