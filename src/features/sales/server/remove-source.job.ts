import * as z from 'zod'
import { done } from '#platform/job.ts'
import { announce } from '#server/events/announce.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { listProducts, listTransactions } from '../sales.contract.ts'
import * as repository from './sales.repository.ts'

const BATCH = 2000

/** Takes away everything one source has brought, some at a time: nobody waits for a million rows. Killed, it goes on with the rest. */
export const removeSource = defineJob({
  name: 'sales.remove-source',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    source: z.string(),
  }),
  maxAttempts: 5,
  run: async ({ workspaceId, source }, { db }) => {
    let removed: number
    do {
      removed = await db.transaction(async (db) => {
        await repository.lock(db, workspaceId)
        const count = await repository.removeSales(db, workspaceId, source, BATCH)
        if (count < BATCH) {
          await repository.removeProducts(db, workspaceId, source)
          await repository.sweepEmpty(db, workspaceId)
        }
        await announce(db, { workspaceId, clientId: undefined }, listProducts.path, listTransactions.path)
        return count
      })
    } while (removed === BATCH)
    return done
  },
})
