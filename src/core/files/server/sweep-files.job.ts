import * as z from 'zod'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import * as repository from './files.repository.ts'

const HOUR_MS = 3_600_000
const BATCH = 500

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS)

/**
 * Removes places that were never used, files that nothing refers to, and objects without a row. Rows go first: an
 * object whose row is gone is found here by the next run, while a row without its object would be a broken file.
 */
export const sweepFiles = defineJob({
  name: 'files.sweep',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '41 * * * *',
  run: async (_payload, deps) => {
    const now = deps.clock.now()
    const yesterday = before(now, 24)
    // An upload that began in the last moment of its link may still be under way.
    await repository.deleteExpired(deps.db, before(now, 1))
    await repository.deleteUnclaimed(deps.db, yesterday)
    await removeOrphans(deps, yesterday)
    await deps.storage.removeUnfinished(yesterday)
    return done
  },
})

/** Young objects are left alone: their row may be written at this moment. */
async function removeOrphans({ db, storage, log }: Deps, olderThan: Date): Promise<void> {
  // An empty database beside full folders is a wrong setting, or a restore that is not finished, far more often than waste.
  if (!(await repository.hasPeople(db)))
    return log.info('nobody uses this database yet: no stored file is removed')
  let batch: string[] = []
  const flush = async () => {
    const kept = await repository.findObjects(db, batch)
    for (const name of batch) if (!kept.has(name)) await storage.remove(name)
    batch = []
  }
  for await (const { name, modifiedAt } of storage.list()) {
    if (modifiedAt < olderThan) batch.push(name)
    if (batch.length === BATCH) await flush()
  }
  if (batch.length > 0) await flush()
}
