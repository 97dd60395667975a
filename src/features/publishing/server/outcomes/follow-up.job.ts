import * as z from 'zod'
import { type Happening, recordActivities } from '#core/activity/index.server.ts'
import { campaignStatus } from '#features/campaigns/campaign-status.ts'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import {
  type CampaignName,
  listCampaignNames,
  listPostStates,
  type PostStanding,
} from './follow-up.repository.ts'
import { isNotified, notifyPost } from './notify-post.ts'

/** Recorded once per publication of a campaign: when its last post has ended. */
function deliveryOf({ id, title }: CampaignName, posts: PostStanding[]): Happening | null {
  if (campaignStatus(posts.map(({ state }) => state)) !== 'published') return null
  const delivered = posts.filter(({ state }) => state === 'published').length
  const attempts = posts.reduce((sum, { fence }) => sum + fence, 0)
  return {
    kind: 'campaign_delivered',
    values: { title, delivered: String(delivered), total: String(posts.length) },
    link: `/campaigns/${id}`,
    once: `${id} delivered ${attempts}`,
  }
}

/**
 * Notifies people and records activity when posts have ended. A job of its own, so that an error here never affects
 * publishing; run twice, it notifies once.
 */
export const followUp = defineJob({
  name: 'campaigns.follow-up',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    campaignIds: z.array(z.uuid()),
  }),
  maxAttempts: 5,
  atOnce: 2,
  // If the process dies, another one retries soon.
  expiresAfterSeconds: 60,
  run: async ({ workspaceId, campaignIds }, deps) => {
    const { db } = deps
    const campaigns = await listCampaignNames(db, workspaceId, campaignIds)
    const posts = Map.groupBy(
      await listPostStates(db, workspaceId, campaignIds),
      ({ campaignId }) => campaignId,
    )
    const postsOf = ({ id }: CampaignName) => posts.get(id) ?? []
    // One error does not block the others; the retry skips those that succeeded.
    const failures: unknown[] = []
    for (const campaign of campaigns)
      for (const post of postsOf(campaign).filter(isNotified))
        await db
          .transaction((db) => notifyPost(deps, db, campaign, post))
          .catch((error: unknown) => failures.push(error))
    const delivered = campaigns.flatMap((campaign) => deliveryOf(campaign, postsOf(campaign)) ?? [])
    await db.transaction((db) => recordActivities(db, { workspaceId, clientId: undefined }, delivered))
    if (failures.length > 0) throw failures[0]
    return done
  },
})
