import type { Db } from '#server/db/database.ts'
import type { PublishingState } from '#server/http/health.contract.ts'
import { listAlive } from '../workers/publishing-workers.repository.ts'
import { findQueueAge } from './publishing-health.service.ts'

/** Longer than a hiccup, and shorter than it takes a shop to notice. */
export const LAGGING_SECONDS = 5 * 60

/** Publishing health of all workspaces: age of the oldest due post and number of workers. */
export async function readInstallationHealth(db: Db): Promise<PublishingState> {
  const workers = (await listAlive(db)).length
  const oldestDueSeconds = await findQueueAge(db)
  const isLagging = oldestDueSeconds !== null && oldestDueSeconds > LAGGING_SECONDS
  return { status: workers === 0 || isLagging ? 'degraded' : 'ok', workers, oldestDueSeconds }
}
