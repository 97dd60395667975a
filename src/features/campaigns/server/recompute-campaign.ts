import type { Db } from '#server/db/database.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from './campaign-figures.repository.ts'
import { type CampaignFigures, campaignFigures } from './campaign-figures.ts'

type Recomputed = CampaignFigures & { id: string }

/**
 * Recomputes the status and figures of campaigns in the transaction that changed their posts. The caller has locked
 * them, which keeps two transactions from missing each other's post.
 */
export async function recomputeCampaigns(db: Db, campaignIds: string[]): Promise<Recomputed[]> {
  const ids = [...new Set(campaignIds)]
  if (ids.length === 0) return []
  const posts = await repository.listPostFigures(db, ids)
  const byCampaign = Map.groupBy(posts, ({ campaignId }) => campaignId)
  const recomputed = ids.map((id) => ({ id, ...campaignFigures(byCampaign.get(id) ?? []) }))
  await repository.writeFigures(db, recomputed)
  return recomputed
}

/** The same for one campaign, and announces it. */
export async function recomputeAndAnnounce(
  db: Db,
  actor: Pick<Actor, 'workspaceId' | 'clientId'>,
  campaignId: string,
): Promise<void> {
  await recomputeCampaigns(db, [campaignId])
  await announce(db, actor, 'campaigns')
}
