import { getCampaignResults, startRefresh } from '#features/campaigns/index.server.ts'
import type { CampaignResults } from '#features/campaigns/results.contract.ts'
import { notFound } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { refreshCampaignResults } from './refresh-results.job.ts'

/** A click so soon after an answer is a double click, and may cost money again. */
const DOUBLE_CLICK_MS = 15_000

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

/** The same for one published post, whatever its network charges. */
export const readPostResults = (
  { db, queue, clock }: Deps,
  actor: Actor,
  { id, postId }: { id: string; postId: string },
): Promise<CampaignResults> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const known = await getCampaignResults(db, actor, id)
    const post = known.posts.find((each) => each.postId === postId)
    if (!post) throw notFound()
    const sinceRead = clock.now().getTime() - Date.parse(post.readAt ?? '1970-01-01')
    if (sinceRead < DOUBLE_CLICK_MS) return known
    if (await startRefresh(db, workspaceId, id, { atOnce: true })) {
      await queue.enqueue(db, refreshCampaignResults, { workspaceId, campaignId: id, postId })
      await announce(db, actor, `campaigns/${id}`)
    }
    return getCampaignResults(db, actor, id)
  })
