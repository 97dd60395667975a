import { and, eq, inArray } from 'drizzle-orm'
import { AppError, notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { editableStates } from '../campaign-status.ts'
import { posts } from './posts.table.ts'
import { moveInQueue, takeFromQueue } from './publishing/send-queue.ts'
import { settleCampaign } from './settle-campaign.ts'

type Sending = Pick<Deps, 'clock' | 'queue'>
type PostRow = typeof posts.$inferSelect

async function find(db: Db, { workspaceId }: Actor, postId: string): Promise<PostRow> {
  const [post] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.id, postId)))
  if (!post) throw notFound()
  return post
}

const postsOf = (db: Db, { workspaceId }: Actor, campaignId: string, postIds?: string[]) =>
  db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.campaignId, campaignId),
        postIds && inArray(posts.id, postIds),
      ),
    )

async function put(deps: Sending, db: Db, { workspaceId }: Actor, post: PostRow, at: Date): Promise<void> {
  await db
    .update(posts)
    .set({ state: 'scheduled', scheduledFor: at, reason: null, reasonDetail: null })
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.id, post.id)))
  await moveInQueue(deps.queue, db, { workspaceId, postId: post.id, runAt: at, jobId: post.jobId })
}

async function putAll(deps: Sending, db: Db, actor: Actor, rows: PostRow[], at: Date): Promise<void> {
  for (const post of rows) await put(deps, db, actor, post, at)
  const [first] = rows
  if (first) await settleCampaign(db, actor.workspaceId, first.campaignId)
}

/** Sends what is a draft now. */
export async function publishNow(deps: Sending, db: Db, actor: Actor, campaignId: string): Promise<void> {
  const rows = await postsOf(db, actor, campaignId)
  if (rows.some(({ state }) => state !== 'draft')) throw new AppError('not_a_draft')
  await putAll(deps, db, actor, rows, deps.clock.now())
}

/** Gives all posts that are still to come a time, or those that are named. */
export async function schedulePosts(
  deps: Sending,
  db: Db,
  actor: Actor,
  campaignId: string,
  at: Date,
  postIds?: string[],
): Promise<void> {
  const rows = await postsOf(db, actor, campaignId, postIds)
  const toCome = rows.filter(({ state }) => editableStates.has(state))
  if (toCome.length === 0) throw new AppError('not_a_draft')
  await putAll(deps, db, actor, toCome, at)
}

export async function cancelPosts(
  { queue }: Sending,
  db: Db,
  actor: Actor,
  campaignId: string,
  postIds?: string[],
): Promise<void> {
  const rows = await postsOf(db, actor, campaignId, postIds)
  if (rows.some(({ state }) => state === 'sending')) throw new AppError('already_sending')
  for (const post of rows.filter(({ state }) => state === 'scheduled')) {
    await takeFromQueue(queue, db, post.jobId)
    await db
      .update(posts)
      .set({ state: 'draft', jobId: null, scheduledFor: null })
      .where(and(eq(posts.workspaceId, actor.workspaceId), eq(posts.id, post.id)))
  }
  await settleCampaign(db, actor.workspaceId, campaignId)
}

export async function reschedulePost(
  deps: Sending,
  db: Db,
  actor: Actor,
  postId: string,
  at: Date,
): Promise<void> {
  const post = await find(db, actor, postId)
  if (post.state !== 'scheduled') throw new AppError('already_sending')
  await putAll(deps, db, actor, [post], at)
}

export async function retryFailed(deps: Sending, db: Db, actor: Actor, campaignId: string): Promise<void> {
  const failed = (await postsOf(db, actor, campaignId)).filter(({ state }) => state === 'failed')
  await putAll(deps, db, actor, failed, deps.clock.now())
}

/** A person has posted it and says so. */
export async function confirmPosted(
  { clock }: Sending,
  db: Db,
  actor: Actor,
  postId: string,
  { url }: { url?: string },
): Promise<void> {
  const post = await find(db, actor, postId)
  if (post.state !== 'needs_you' && post.state !== 'unconfirmed') throw new AppError('conflict')
  await db
    .update(posts)
    .set({
      state: 'published',
      publishedAt: clock.now(),
      remoteUrl: url ?? null,
      confirmedBy: actor.userId,
      reason: null,
    })
    .where(and(eq(posts.workspaceId, actor.workspaceId), eq(posts.id, postId)))
  await settleCampaign(db, actor.workspaceId, post.campaignId)
}

/** Asks the networks how the posts of one campaign are doing. */
export async function refreshResults(
  { db }: Pick<Deps, 'db'>,
  workspaceId: WorkspaceId,
  campaignId: string,
): Promise<void> {
  await db.transaction((db) => settleCampaign(db, workspaceId, campaignId))
}
