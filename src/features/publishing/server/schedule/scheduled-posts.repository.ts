import { and, eq, sql } from 'drizzle-orm'
import { campaigns, posts, updatePost } from '#features/campaigns/index.server.ts'
import type { PostReason } from '#features/campaigns/post-reasons.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

const cleared = { dueAt: null, overdueToldAt: null, reason: null, reasonDetail: null }

/** The post is due from then on. `now` is the database's, which alone decides what is due. */
export function schedule(db: Db, workspaceId: WorkspaceId, id: string, at: Date | 'now') {
  const moment = at === 'now' ? sql`now()` : at
  return updatePost(db, workspaceId, id, {
    ...cleared,
    state: 'scheduled',
    scheduledFor: moment,
    dueAt: moment,
  })
}

export const unschedule = (db: Db, workspaceId: WorkspaceId, id: string) =>
  updatePost(db, workspaceId, id, { ...cleared, state: 'draft', scheduledFor: null })

export const assignToPerson = (db: Db, workspaceId: WorkspaceId, id: string, reason: PostReason) =>
  updatePost(db, workspaceId, id, { ...cleared, state: 'needs_you', scheduledFor: sql`now()`, reason })

/** A demo campaign that a person sends becomes their own. */
export async function clearDemoMark(db: Db, workspaceId: WorkspaceId, campaignId: string): Promise<void> {
  await db
    .update(posts)
    .set({ isDemo: false })
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.campaignId, campaignId)))
  await db
    .update(campaigns)
    .set({ isDemo: false })
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)))
}
