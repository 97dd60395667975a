import * as z from 'zod'
import { removeSomeSales } from '#features/sales/index.server.ts'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './integrations.repository.ts'

/**
 * Deletes the data of a deleted integration in batches, because there may be a million rows. Killed, it continues with
 * the rest. If the same shop is connected again meanwhile it stops, because these rows are its own again.
 */
export const deleteSynced = defineJob({
  name: 'integrations.remove-brought',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    integrationId: z.uuid(),
    source: z.string(),
  }),
  maxAttempts: 5,
  atOnce: 2,
  run: async ({ workspaceId, integrationId, source }, { db }) => {
    let isMore: boolean
    do {
      isMore = await db.transaction(async (db) => {
        await repository.lockConnections(db, workspaceId)
        if (await repository.find(db, workspaceId, integrationId)) return false
        return removeSomeSales(db, workspaceId, source)
      })
    } while (isMore)
    return done
  },
})
