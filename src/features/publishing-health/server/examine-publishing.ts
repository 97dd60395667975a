import { drizzle } from 'drizzle-orm/node-postgres'
import { countStuckPosts, findQueueAge, listWorkers } from '#features/campaigns/index.server.ts'
import { countTroubled } from '#features/social-accounts/index.server.ts'
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
    checkStuck(await countStuckPosts(db)),
    checkAccounts(await countTroubled(db)),
  ]
}
