import { countTroubled } from '#features/social-accounts/index.server.ts'
import type { DatabaseCheck } from '#server/doctor/examine-database.ts'
import { listAlive } from '../workers/publishing-workers.repository.ts'
import { checkAccounts, checkQueueAge, checkStuck, checkWorkers } from './publishing-checks.ts'
import { countStuck } from './publishing-health.repository.ts'
import { findQueueAge } from './publishing-health.service.ts'

/** Why posts do not go out, as far as the database shows. */
export const examinePublishing: DatabaseCheck = async (db) => {
  const workers = await listAlive(db)
  const oldestDueSeconds = await findQueueAge(db)
  return [
    checkWorkers(workers, oldestDueSeconds),
    checkQueueAge(oldestDueSeconds, workers.length > 0),
    checkStuck(await countStuck(db)),
    checkAccounts(await countTroubled(db)),
  ]
}
