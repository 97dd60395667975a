import * as z from 'zod'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { drawMedia } from './campaign-media.service.ts'

/** Draws the pictures of a campaign. After an interruption it continues with the posts that have none. */
export const drawCampaignMedia = defineJob({
  name: 'campaigns.draw-media',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    campaignId: z.uuid(),
    /** Of the writer; null if a person wrote the campaign. */
    words: z.object({ headline: z.string(), line: z.string(), call: z.string() }).nullable(),
  }),
  maxAttempts: 3,
  atOnce: 2,
  run: async ({ workspaceId, campaignId, words }, deps) => {
    await drawMedia(deps, workspaceId, campaignId, words)
    return done
  },
})
