import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './integrations.repository.ts'
import { syncIntegration } from './sync-integration.job.ts'

/** Starts a sync, or answers the running one. In the caller's transaction. */
export async function beginSync(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  db: Db,
  workspaceId: WorkspaceId,
  integrationId: string,
): Promise<repository.SyncRow> {
  for (;;) {
    const begun = await repository.insertSync(db, workspaceId, integrationId, clock.now())
    if (begun) {
      await queue.enqueue(db, syncIntegration, { workspaceId, syncId: begun.id }, { once: begun.id })
      return begun
    }
    // The conflicting one may have ended by now.
    const running = await repository.findRunning(db, workspaceId, integrationId)
    if (running?.retryAt) {
      // Skips the wait.
      await repository.changeSync(db, running, { retryAt: null })
      await queue.enqueue(db, syncIntegration, { workspaceId, syncId: running.id })
    }
    if (running) return { ...running, retryAt: null }
  }
}
