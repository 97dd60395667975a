import * as z from 'zod'
import { finishRefresh } from '#features/campaigns/index.server.ts'
import { done } from '#platform/job.ts'
import { announce } from '#server/events/announce.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { collectCampaignResults } from './collect-results.ts'

/** Asks the networks for one campaign, or for one of its posts, because a person wants to see its results now. */
export const refreshCampaignResults = defineJob({
  name: 'campaigns.refresh-results',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    campaignId: z.uuid(),
    postId: z.uuid().optional(),
  }),
  maxAttempts: 3,
  atOnce: 4,
  run: async ({ workspaceId, campaignId, postId }, deps) => {
    const hasNews = await collectCampaignResults(deps, workspaceId, campaignId, postId)
    await deps.db.transaction(async (db) => {
      await finishRefresh(db, workspaceId, campaignId, hasNews)
      await announce(db, { workspaceId }, `campaigns/${campaignId}`)
    })
    return done
  },
})
