import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { announceCampaigns } from '../announce-campaigns.ts'
import { recomputeLocked } from '../recompute-campaign.ts'

/** The campaign is what its posts are; whoever shows either is told. In the transaction that holds it and changed a post. */
export async function settle(
  db: Db,
  teller: Pick<Actor, 'workspaceId' | 'clientId'>,
  campaignId: string,
): Promise<void> {
  await recomputeLocked(db, [campaignId])
  await announceCampaigns(db, teller)
}
