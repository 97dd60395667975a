import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { posts } from '../posts.table.ts'
import { settleCampaign } from '../settle-campaign.ts'

/** Sends one post that is due. */
export const publishPost = defineJob({
  name: 'campaigns.publish-post',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    postId: z.uuid(),
  }),
  maxAttempts: 5,
  run: async ({ workspaceId, postId }, { db }) => {
    await db.transaction(async (db) => {
      const [post] = await db
        .update(posts)
        .set({ state: 'needs_you', reason: 'no_account' })
        .where(and(eq(posts.workspaceId, workspaceId), eq(posts.id, postId), eq(posts.state, 'scheduled')))
        .returning({ campaignId: posts.campaignId })
      if (post) await settleCampaign(db, workspaceId, post.campaignId)
    })
    return done
  },
})
