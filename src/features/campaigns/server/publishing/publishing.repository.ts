import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { PostReason } from '#features/campaigns/post-reasons.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from '../campaigns.table.ts'
import { type postAttempts, posts } from '../posts.table.ts'

export type PostRow = typeof posts.$inferSelect
export type CampaignRow = typeof campaigns.$inferSelect
export type AttemptRow = typeof postAttempts.$inferSelect
type PostChanges = PgUpdateSetSource<typeof posts>

const isPost = (workspaceId: WorkspaceId, id: string) =>
  and(eq(posts.workspaceId, workspaceId), eq(posts.id, id))
const isOfCampaign = (workspaceId: WorkspaceId, campaignId: string) =>
  and(eq(posts.workspaceId, workspaceId), eq(posts.campaignId, campaignId))

/**
 * Whoever changes a post holds its campaign first, then the post. With one order for all, the job that sends, the person who
 * cancels and the one who deletes wait for each other instead of blocking each other for ever.
 */
export async function lockCampaign(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
): Promise<CampaignRow | null> {
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id)))
    .for('update')
  return row ?? null
}

export type CampaignName = Pick<CampaignRow, 'id' | 'workspaceId' | 'title' | 'createdBy'>

export const listNames = (db: Db, workspaceId: WorkspaceId, ids: string[]): Promise<CampaignName[]> =>
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

export async function lockPosts(db: Db, workspaceId: WorkspaceId, campaignId: string): Promise<PostRow[]> {
  return db
    .select()
    .from(posts)
    .where(isOfCampaign(workspaceId, campaignId))
    .orderBy(asc(posts.id))
    .for('update')
}

/** Whose campaign it is; nothing is held yet. */
export async function findCampaignId(db: Db, workspaceId: WorkspaceId, postId: string) {
  const [row] = await db
    .select({ campaignId: posts.campaignId })
    .from(posts)
    .where(isPost(workspaceId, postId))
  return row?.campaignId ?? null
}

export type Held = { campaign: CampaignRow; post: PostRow }

/** A post with its campaign, both held until the transaction ends. */
export async function holdPost(db: Db, workspaceId: WorkspaceId, postId: string): Promise<Held | null> {
  const campaignId = await findCampaignId(db, workspaceId, postId)
  const campaign = campaignId && (await lockCampaign(db, workspaceId, campaignId))
  if (!campaign) return null
  const [post] = await db.select().from(posts).where(isPost(workspaceId, postId)).for('update')
  return post ? { campaign, post } : null
}

export async function updatePost(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: PostChanges,
): Promise<void> {
  await db
    .update(posts)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(isPost(workspaceId, id))
}

/** Gives a post its time: from then on it is due. `now` is the database's, which alone decides what is. */
export async function planPost(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  at: Date | 'now',
): Promise<void> {
  const moment = at === 'now' ? sql`now()` : at
  await db
    .update(posts)
    .set({
      state: 'scheduled',
      scheduledFor: moment,
      dueAt: moment,
      overdueToldAt: null,
      reason: null,
      reasonDetail: null,
      updatedAt: sql`now()`,
    })
    .where(isPost(workspaceId, id))
}

/** From now on a person has to post it. */
export async function handToPerson(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  reason: PostReason,
): Promise<void> {
  await updatePost(db, workspaceId, id, {
    state: 'needs_you',
    scheduledFor: sql`now()`,
    dueAt: null,
    overdueToldAt: null,
    reason,
    reasonDetail: null,
  })
}

/** A made-up campaign that a person sends is the person's own from now on. */
export async function makeOwn(db: Db, workspaceId: WorkspaceId, campaignId: string): Promise<void> {
  await db.update(posts).set({ isDemo: false }).where(isOfCampaign(workspaceId, campaignId))
  await db
    .update(campaigns)
    .set({ isDemo: false })
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)))
}

export const listStates = (db: Db, workspaceId: WorkspaceId, campaignIds: string[]) =>
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
