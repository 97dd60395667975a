import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { campaigns } from './campaigns.table.ts'

export { addCampaign, type NewCampaign, type NewPost } from './add-campaign.ts'

/** What a foreign key onto a campaign names: both columns, so that it cannot leave the workspace. */
export const campaignKey: [AnyPgColumn, AnyPgColumn] = [campaigns.workspaceId, campaigns.id]
