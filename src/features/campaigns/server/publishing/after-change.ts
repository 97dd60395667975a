import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { announceCampaigns } from '../announce-campaigns.ts'
import { settleHeld } from '../settle-campaign.ts'

/** The campaign is what its posts are; whoever shows either is told. In the transaction that holds it and changed a post. */
export async function settle(
  db: Db,
  teller: Pick<Actor, 'workspaceId' | 'clientId'>,
  campaignId: string,
): Promise<void> {
  await settleHeld(db, [campaignId])
  await announceCampaigns(db, teller)
}
