import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './integrations.repository.ts'
import { syncIntegration } from './sync-integration.job.ts'

/** Begins a sync, or answers the one that is running. In the caller's transaction. */
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
    // The one that was in the way may have ended by now.
    const running = await repository.findRunning(db, workspaceId, integrationId)
    if (running?.retryAt) {
      // Somebody does not want to wait for it.
      await repository.changeSync(db, running, { retryAt: null })
      await queue.enqueue(db, syncIntegration, { workspaceId, syncId: running.id })
    }
    if (running) return { ...running, retryAt: null }
  }
}
