import type { Db } from '#server/db/database.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from './campaign-figures.repository.ts'
import { type CampaignFigures, campaignFigures } from './campaign-figures.ts'

type Recomputed = CampaignFigures & { id: string }

/** For campaigns that the caller has locked. */
async function recomputeLocked(db: Db, ids: string[]): Promise<Recomputed[]> {
  const posts = await repository.listPostFigures(db, ids)
  const byCampaign = Map.groupBy(posts, ({ campaignId }) => campaignId)
  const recomputed = ids.map((id) => ({ id, ...campaignFigures(byCampaign.get(id) ?? []) }))
  await repository.writeFigures(db, recomputed)
  return recomputed
}

/**
 * Recomputes the status and figures of campaigns in the transaction that changed their posts. Locking the campaigns
 * keeps two transactions from missing each other's post. The caller has read the ids in their workspaces.
 */
export async function recomputeCampaigns(db: Db, ids: string[]): Promise<Recomputed[]> {
  const each = [...new Set(ids)].sort()
  if (each.length === 0) return []
  await repository.lockCampaigns(db, each)
  return recomputeLocked(db, each)
}

/** The same for one campaign that the caller has locked, and announces it. */
export async function recomputeAndAnnounce(
  db: Db,
  actor: Pick<Actor, 'workspaceId' | 'clientId'>,
  campaignId: string,
): Promise<void> {
  await recomputeLocked(db, [campaignId])
  await announce(db, actor, 'campaigns')
}
