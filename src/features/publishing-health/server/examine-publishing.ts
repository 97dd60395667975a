import { drizzle } from 'drizzle-orm/node-postgres'
import {
  countStuck,
  findQueueAge,
  listWorkers,
} from '#features/campaigns/server/publishing-health.service.ts'
import { countTroubled } from '#features/social-accounts/server/account-troubles.service.ts'
import type { DatabaseLook } from '#server/doctor/look-at-database.ts'
import { checkAccounts, checkQueueAge, checkStuck, checkWorkers } from './publishing-checks.ts'

/** Why posts do not go out, as far as it can be seen from the database. */
export const examinePublishing: DatabaseLook = async (client) => {
  const db = drizzle({ client })
  const workers = await listWorkers(db)
  const oldestDueSeconds = await findQueueAge(db)
  return [
    checkWorkers(workers, oldestDueSeconds),
    checkQueueAge(oldestDueSeconds, workers.length > 0),
    checkStuck(await countStuck(db)),
    checkAccounts(await countTroubled(db)),
  ]
}
