import * as z from 'zod'
import { type Happening, recordActivities } from '#core/activity/index.server.ts'
import { campaignStatus } from '#features/campaigns/campaign-status.ts'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { isNotified, notifyPost } from './notify-post.ts'
import { type CampaignName, listNames, listStates } from './publishing.repository.ts'

type Post = Awaited<ReturnType<typeof listStates>>[number]

/** Written down once for each time a campaign goes out: when the last of its posts has landed. */
function deliveryOf({ id, title }: CampaignName, posts: Post[]): Happening | null {
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
 * What follows when posts have ended: people are told, and it is written down. Its own job, so that whatever goes wrong here
 * never touches what was published; run twice, it tells once.
 */
export const followUp = defineJob({
  name: 'campaigns.follow-up',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    campaignIds: z.array(z.uuid()),
  }),
  maxAttempts: 5,
  atOnce: 2,
  // Should the process die over it, somebody else does it soon.
  expiresAfterSeconds: 60,
  run: async ({ workspaceId, campaignIds }, { db }) => {
    const campaigns = await listNames(db, workspaceId, campaignIds)
    const posts = Map.groupBy(await listStates(db, workspaceId, campaignIds), ({ campaignId }) => campaignId)
    const postsOf = ({ id }: CampaignName) => posts.get(id) ?? []
    // One that goes wrong keeps nobody waiting; the next try does nothing to those that went well.
    const failures: unknown[] = []
    for (const campaign of campaigns)
      for (const post of postsOf(campaign).filter(isNotified))
        await db
          .transaction((db) => notifyPost(db, campaign, post))
          .catch((error: unknown) => failures.push(error))
    const delivered = campaigns.flatMap((campaign) => deliveryOf(campaign, postsOf(campaign)) ?? [])
    await db.transaction((db) => recordActivities(db, { workspaceId, clientId: undefined }, delivered))
    if (failures.length > 0) throw failures[0]
    return done
  },
})
