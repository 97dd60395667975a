import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { getCampaign } from '#features/campaigns/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { collectCampaignResults } from './collect-results.ts'

/** Asks the networks now. Outside a transaction, because they can be slow. */
export async function refreshResults(deps: Deps, actor: Actor, id: string): Promise<CampaignDetail> {
  await getCampaign(deps.db, actor, id)
  await collectCampaignResults(deps, actor.workspaceId, id)
  return getCampaign(deps.db, actor, id)
}
