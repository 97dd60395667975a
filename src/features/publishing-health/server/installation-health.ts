import { findQueueAge, listWorkers } from '#features/campaigns/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { PublishingState } from '#server/http/health.contract.ts'

/** Longer than any hiccup, and long before a shop has noticed by itself. */
export const LAGGING_SECONDS = 5 * 60

/** Publishing of all workspaces at once: how long the oldest post waits, and whether anybody is there to take it up. */
export async function lookAtPublishing(db: Db): Promise<PublishingState> {
  const workers = (await listWorkers(db)).length
  const oldestDueSeconds = await findQueueAge(db)
  const isLagging = oldestDueSeconds !== null && oldestDueSeconds > LAGGING_SECONDS
  return { status: workers === 0 || isLagging ? 'degraded' : 'ok', workers, oldestDueSeconds }
}
