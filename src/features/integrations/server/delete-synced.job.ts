import * as z from 'zod'
import { removeSomeSales } from '#features/sales/index.server.ts'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './integrations.repository.ts'

/**
 * Takes away everything a deleted integration has brought, some at a time: nobody waits for a million rows. Killed, it goes on
 * with the rest. When the same shop is connected again meanwhile it stops, since from then on these rows are its own.
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
