import * as z from 'zod'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { collectDueResults } from './collect-results.ts'
import { listWorkspacesWithDueResults } from './results.repository.ts'

/** One job per workspace: a network that hangs delays no other workspace. */
export const collectWorkspaceResults = defineJob({
  name: 'campaigns.collect-workspace-results',
  payload: z.object({ workspaceId: z.uuid().transform((id) => id as WorkspaceId) }),
  maxAttempts: 3,
  atOnce: 4,
  run: async ({ workspaceId }, deps) => {
    await collectDueResults(deps, workspaceId)
    return done
  },
})

/** Runs every minute, and a few seconds after publishing (see schedule-first-results.ts). */
export const collectResults = defineJob({
  name: 'campaigns.collect-results',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '* * * * *',
  run: async (_payload, { db, queue }) => {
    const workspaces = await listWorkspacesWithDueResults(db)
    await queue.enqueueAll(
      db,
      collectWorkspaceResults,
      workspaces.map((workspaceId) => ({ workspaceId })),
    )
    return done
  },
})
