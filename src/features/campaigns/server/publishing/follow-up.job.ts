import * as z from 'zod'
import { recordActivity } from '#features/activity/server/activity.service.ts'
import { campaignStatus } from '#features/campaigns/campaign-status.ts'
import { done } from '#platform/job.ts'
import type { Db } from '#server/db/database.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type CampaignRow, findCampaign, listStates } from './publishing.repository.ts'
import { tellOf } from './tell-of-post.ts'

type Post = Awaited<ReturnType<typeof listStates>>[number]

/** Written down once for each time a campaign goes out: when the last of its posts has landed. */
async function recordDelivery(db: Db, { workspaceId, id, title }: CampaignRow, posts: Post[]): Promise<void> {
  if (campaignStatus(posts.map(({ state }) => state)) !== 'published') return
  const delivered = posts.filter(({ state }) => state === 'published').length
  const values = { title, delivered: String(delivered), total: String(posts.length) }
  const attempts = posts.reduce((sum, { fence }) => sum + fence, 0)
  await recordActivity(
    db,
    { workspaceId, clientId: undefined },
    { kind: 'campaign_delivered', values, link: `/campaigns/${id}`, once: `${id} delivered ${attempts}` },
  )
}

const follow = (db: Db, workspaceId: WorkspaceId, campaignId: string) =>
  db.transaction(async (db) => {
    const campaign = await findCampaign(db, workspaceId, campaignId)
    if (!campaign) return
    const posts = await listStates(db, workspaceId, campaignId)
    for (const post of posts) await tellOf(db, campaign, post)
    await recordDelivery(db, campaign, posts)
  })

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
    // One that goes wrong keeps nobody waiting; the next try does nothing to those that went well.
    let failure: unknown
    for (const id of campaignIds)
      await follow(db, workspaceId, id).catch((error: unknown) => {
        failure = error
      })
    if (failure) throw failure
    return done
  },
})
