import * as z from 'zod'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { collectResultsOf, countedSince } from './collect-results.ts'
import { listCountedWorkspaces } from './publishing.repository.ts'

/** What people did with one workspace's posts. Its networks may hang: the others do not wait for them. */
export const collectWorkspaceResults = defineJob({
  name: 'campaigns.collect-workspace-results',
  payload: z.object({ workspaceId: z.uuid().transform((id) => id as WorkspaceId) }),
  maxAttempts: 3,
  atOnce: 4,
  run: async (of, deps) => {
    await collectResultsOf(deps, of)
    return done
  },
})

export const collectResults = defineJob({
  name: 'campaigns.collect-results',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '*/10 * * * *',
  run: async (_payload, { db, queue, clock }) => {
    const workspaces = await listCountedWorkspaces(db, countedSince(clock.now()))
    await queue.enqueueAll(
      db,
      collectWorkspaceResults,
      workspaces.map((workspaceId) => ({ workspaceId })),
    )
    return done
  },
})
