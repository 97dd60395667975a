import { getCampaignResults, startRefresh } from '#features/campaigns/index.server.ts'
import type { CampaignResults } from '#features/campaigns/results.contract.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { refreshCampaignResults } from './refresh-results.job.ts'

/**
 * Asks the networks in the background. A second call while one runs, or just after it, answers what is known and asks
 * nothing.
 */
export const refreshResults = ({ db, queue }: Deps, actor: Actor, id: string): Promise<CampaignResults> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const known = await getCampaignResults(db, actor, id)
    if (known.posts.length === 0) return known
    if (await startRefresh(db, workspaceId, id)) {
      await queue.enqueue(db, refreshCampaignResults, { workspaceId, campaignId: id })
      await announce(db, actor, `campaigns/${id}`)
    }
    return getCampaignResults(db, actor, id)
  })
