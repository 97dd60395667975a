import * as z from 'zod'
import { drawCampaignMedia } from '#features/campaigns/index.server.ts'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

/**
 * Draws the pictures of scheduled plan posts, soonest first. The payload contains the texts, because the plan may be
 * deleted meanwhile. After an interruption it continues: posts with a picture are skipped.
 */
export const drawPlanPictures = defineJob({
  name: 'planner.draw-pictures',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    pictures: z.array(
      z.object({
        campaignId: z.uuid(),
        words: z.object({ headline: z.string(), line: z.string(), call: z.string() }),
      }),
    ),
  }),
  maxAttempts: 5,
  atOnce: 2,
  run: async ({ workspaceId, pictures }, deps) => {
    for (const { campaignId, words } of pictures)
      await drawCampaignMedia(deps, workspaceId, campaignId, words)
    return done
  },
})
