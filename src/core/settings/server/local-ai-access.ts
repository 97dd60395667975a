import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { findFirstWorkspace } from './first-workspace.repository.ts'

/**
 * Whether a workspace may use the AI programs on the machine of this server. By default only the first one, which
 * belongs to the person who set the server up: someone who signs up later must not use that person's machine.
 */
export async function mayUseLocalAi(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  workspaceId: WorkspaceId,
): Promise<boolean> {
  if (env.localAi !== 'first') return env.localAi === 'on'
  return (await findFirstWorkspace(db)) === workspaceId
}
