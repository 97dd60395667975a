import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import { campaigns, postMedia, posts, updatePost } from '#features/campaigns/index.server.ts'
import { type PostReason, reasonsToWait } from '#features/campaigns/post-reasons.ts'
import { hasWorkingAccount } from '#features/social-accounts/index.server.ts'
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

/** Due again, at its planned time or at once if that has passed. */
export const resume = (db: Db, workspaceId: WorkspaceId, id: string) =>
  updatePost(db, workspaceId, id, {
    ...cleared,
    state: 'scheduled',
    dueAt: sql`greatest(${posts.scheduledFor}, now())`,
  })

/** Posts in these states: of a campaign, and optionally only some of them. */
export type Choice = {
  states: readonly PostState[]
  campaignId?: string
  postIds?: readonly string[] | undefined
}

const ofPost = and(eq(postMedia.workspaceId, posts.workspaceId), eq(postMedia.postId, posts.id))

/** Those of the chosen posts that are for these platforms. */
export const listChosen = (
  db: Db,
  workspaceId: WorkspaceId,
  platforms: readonly Platform[],
  { states, campaignId, postIds }: Choice,
) =>
  db
    .select({
      id: posts.id,
      workspaceId: posts.workspaceId,
      brandId: posts.brandId,
      platform: posts.platform,
      accountId: posts.accountId,
      hasMedia: sql<boolean>`exists (select from ${postMedia} where ${ofPost})`,
      hasPictures: sql<boolean>`exists (select from ${postMedia} where ${and(
        ofPost,
        eq(postMedia.kind, 'picture'),
      )})`,
    })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        inArray(posts.platform, [...platforms]),
        inArray(posts.state, [...states]),
        campaignId === undefined ? undefined : eq(posts.campaignId, campaignId),
        postIds === undefined ? undefined : inArray(posts.id, [...postIds]),
      ),
    )

const HELD_AT_ONCE = 500

/** Campaigns of all workspaces with posts that waited for a channel which works again, and are not too late. */
export const listHeld = (db: Db, graceMs: number) =>
  db
    .selectDistinct({ workspaceId: posts.workspaceId, campaignId: posts.campaignId })
    .from(posts)
    .where(
      and(
        eq(posts.state, 'needs_you'),
        inArray(posts.reason, [...reasonsToWait]),
        hasWorkingAccount(posts),
        sql`${posts.scheduledFor} > now() - ${graceMs} * interval '1 millisecond'`,
      ),
    )
    .limit(HELD_AT_ONCE)

/** By brand and chosen account: how many posts of a platform are scheduled. */
export const countScheduled = (db: Db, workspaceId: WorkspaceId, platform: Platform) =>
  db
    .select({ brandId: posts.brandId, accountId: posts.accountId, count: sql`count(*)`.mapWith(Number) })
    .from(posts)
    .where(
      and(eq(posts.workspaceId, workspaceId), eq(posts.platform, platform), eq(posts.state, 'scheduled')),
    )
    .groupBy(posts.brandId, posts.accountId)

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
