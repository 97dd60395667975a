import { and, asc, eq, inArray } from 'drizzle-orm'
import { campaigns, posts } from '#features/campaigns/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

export type CampaignName = Pick<typeof campaigns.$inferSelect, 'id' | 'workspaceId' | 'title' | 'createdBy'>

export const listCampaignNames = (db: Db, workspaceId: WorkspaceId, ids: string[]): Promise<CampaignName[]> =>
  db
    .select({
      id: campaigns.id,
      workspaceId: campaigns.workspaceId,
      title: campaigns.title,
      createdBy: campaigns.createdBy,
    })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, ids)))
    .orderBy(asc(campaigns.id))

export const listPostStates = (db: Db, workspaceId: WorkspaceId, campaignIds: string[]) =>
  db
    .select({
      id: posts.id,
      campaignId: posts.campaignId,
      platform: posts.platform,
      state: posts.state,
      reason: posts.reason,
      scheduledFor: posts.scheduledFor,
      fence: posts.fence,
    })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), inArray(posts.campaignId, campaignIds)))
    .orderBy(asc(posts.id))

export type PostStanding = Awaited<ReturnType<typeof listPostStates>>[number]
