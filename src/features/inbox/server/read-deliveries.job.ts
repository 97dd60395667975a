import * as z from 'zod'
import { done } from '#platform/job.ts'
import { isContentError } from '#server/db/constraint-error.ts'
import type { Deps } from '#server/deps.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as deliveries from './deliveries.repository.ts'
import { ingestDeliveries } from './ingest-deliveries.ts'

const BATCH = 250
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** One transaction that reads some deliveries; answers how many. */
const readSome = (deps: Deps, workspaceIds: WorkspaceId[], ofEach: number): Promise<number> =>
  deps.db.transaction(async (db) => {
    const claimed = await deliveries.claim(db, workspaceIds, ofEach)
    await ingestDeliveries({ ...deps, db }, claimed)
    return claimed.length
  })

/** One delivery that the database refuses must not block the others. */
async function readOneByOne(deps: Deps, workspaceId: WorkspaceId, limit: number): Promise<number> {
  for (let read = 0; read < limit; read++) {
    const isLast = await deps.db.transaction(async (db) => {
      const [first] = await deliveries.claim(db, [workspaceId], 1)
      if (!first) return true
      try {
        await db.transaction((db) => ingestDeliveries({ ...deps, db }, [first]))
      } catch (error) {
        if (!isContentError(error)) throw error
        deps.log.warn({ err: error, delivery: first.id }, 'a delivery could not be stored')
        const problem = 'The database refused what is in it.'
        await deliveries.markUnreadable(db, first.workspaceId, first.id, {
          problem,
          handledAt: deps.clock.now(),
        })
      }
      return false
    })
    if (isLast) return read
  }
  return limit
}

/** Workspaces share a batch equally. If the database refuses it, each delivery is read separately. */
async function readNext(deps: Deps, workspaceIds: WorkspaceId[]): Promise<number> {
  const ofEach = Math.max(Math.floor(BATCH / workspaceIds.length), 1)
  try {
    return await readSome(deps, workspaceIds, ofEach)
  } catch (error) {
    if (!isContentError(error)) throw error
    let read = 0
    for (const id of workspaceIds)
      read += await readSome(deps, [id], ofEach).catch((error: unknown) => {
        if (!isContentError(error)) throw error
        return readOneByOne(deps, id, ofEach)
      })
    return read
  }
}

/** Until nothing is left, or only locked deliveries. */
async function readAll(deps: Deps): Promise<void> {
  for (;;) {
    const workspaceIds = await deliveries.listWaiting(deps.db, BATCH)
    if (workspaceIds.length === 0 || (await readNext(deps, workspaceIds)) === 0) return
  }
}

/**
 * Parses webhooks: soon after they arrive, every minute, and at startup for those of a dead process. Killed at any
 * moment, the next run continues with unread ones.
 */
export const readDeliveries = defineJob({
  name: 'inbox.read-deliveries',
  payload: z.object({ isStart: z.boolean().optional() }),
  maxAttempts: 5,
  backoffSeconds: 1,
  cron: '* * * * *',
  run: async (_payload, deps) => {
    await readAll(deps)
    await deliveries.purge(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS))
    return done
  },
})
