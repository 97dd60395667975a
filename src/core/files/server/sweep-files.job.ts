import * as z from 'zod'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import * as repository from './files.repository.ts'
import * as uploads from './uploads.repository.ts'
import { removeExpiredUploads } from './uploads.service.ts'

const HOUR_MS = 3_600_000
const BATCH = 500

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS)

/**
 * Removes unused slots, unclaimed files, abandoned uploads and objects without a row. Rows go first: an object without a row is found by
 * the next run, while a row without its object would be a broken file.
 */
export const sweepFiles = defineJob({
  name: 'files.sweep',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '41 * * * *',
  run: async (_payload, deps) => {
    const now = deps.clock.now()
    const yesterday = before(now, 24)
    // An upload that started just before its link expired may still be running.
    await repository.deleteExpired(deps.db, before(now, 1))
    await repository.deleteUnclaimed(deps.db, yesterday)
    await removeExpiredUploads(deps)
    await removeOrphans(deps, yesterday)
    await deps.storage.removeUnfinished(yesterday)
    return done
  },
})

/** Recent objects are skipped: their row may be written right now. */
async function removeOrphans({ db, storage, log }: Deps, olderThan: Date): Promise<void> {
  // An empty database with full folders usually means a wrong setting or an unfinished restore.
  if (!(await repository.hasPeople(db)))
    return log.info('nobody uses this database yet: no stored file is removed')
  let batch: string[] = []
  const flush = async () => {
    const kept = await repository.findObjects(db, batch)
    const uploaded = await uploads.findObjects(db, batch)
    for (const name of batch) if (!kept.has(name) && !uploaded.has(name)) await storage.remove(name)
    batch = []
  }
  for await (const { name, modifiedAt } of storage.list()) {
    if (modifiedAt < olderThan) batch.push(name)
    if (batch.length === BATCH) await flush()
  }
  if (batch.length > 0) await flush()
}
