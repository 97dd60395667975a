import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from '../campaigns.table.ts'
import { postAttempts, postMedia, posts } from '../posts.table.ts'

export type PostRow = typeof posts.$inferSelect
export type CampaignRow = typeof campaigns.$inferSelect
export type AttemptRow = typeof postAttempts.$inferSelect
type PostChanges = Partial<Omit<typeof posts.$inferInsert, 'id' | 'workspaceId' | 'scheduledFor'>> & {
  /** `now` is the database's, which alone decides what is due. */
  scheduledFor?: Date | 'now' | null
}

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

export type Held = {
  campaign: CampaignRow
  post: PostRow
  /** By the clock of the database. */
  isDue: boolean
  now: Date
}

/** A post with its campaign, both held until the transaction ends. */
export async function holdPost(db: Db, workspaceId: WorkspaceId, postId: string): Promise<Held | null> {
  const campaignId = await findCampaignId(db, workspaceId, postId)
  const campaign = campaignId && (await lockCampaign(db, workspaceId, campaignId))
  if (!campaign) return null
  const [row] = await db
    .select({
      post: posts,
      isDue: sql<boolean>`coalesce(${posts.scheduledFor} <= now(), false)`,
      now: sql<string>`now()`,
    })
    .from(posts)
    .where(isPost(workspaceId, postId))
    .for('update')
  return row ? { campaign, post: row.post, isDue: row.isDue, now: new Date(row.now) } : null
}

export async function updatePost(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  { scheduledFor, ...changes }: PostChanges,
): Promise<void> {
  await db
    .update(posts)
    .set({
      ...changes,
      ...(scheduledFor !== undefined && { scheduledFor: scheduledFor === 'now' ? sql`now()` : scheduledFor }),
      updatedAt: sql`now()`,
    })
    .where(isPost(workspaceId, id))
}

/** A made-up campaign that a person sends is the person's own from now on. */
export async function makeOwn(db: Db, workspaceId: WorkspaceId, campaignId: string): Promise<void> {
  await db.update(posts).set({ isDemo: false }).where(isOfCampaign(workspaceId, campaignId))
  await db
    .update(campaigns)
    .set({ isDemo: false })
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)))
}

export const listStates = (db: Db, workspaceId: WorkspaceId, campaignId: string) =>
  db
    .select({ id: posts.id, state: posts.state, reason: posts.reason })
    .from(posts)
    .where(isOfCampaign(workspaceId, campaignId))

export const listMedia = (db: Db, workspaceId: WorkspaceId, postId: string) =>
  db
    .select({ kind: postMedia.kind, url: postMedia.url, alt: postMedia.alt })
    .from(postMedia)
    .where(and(eq(postMedia.workspaceId, workspaceId), eq(postMedia.postId, postId)))
    .orderBy(asc(postMedia.position))

type NewAttempt = Pick<AttemptRow, 'postId' | 'accountId' | 'accountName' | 'adapter' | 'startedAt'>

export async function addAttempt(db: Db, workspaceId: WorkspaceId, attempt: NewAttempt) {
  const number = sql`(select coalesce(max(${postAttempts.number}), 0) + 1 from ${postAttempts} where ${postAttempts.postId} = ${attempt.postId})`
  const [row] = await db
    .insert(postAttempts)
    .values({ ...attempt, workspaceId, number })
    .returning({ id: postAttempts.id, number: postAttempts.number })
  if (!row) throw new Error('The attempt was not written.')
  return row
}

export async function findLastAttempt(db: Db, workspaceId: WorkspaceId, postId: string) {
  const [row] = await db
    .select()
    .from(postAttempts)
    .where(and(eq(postAttempts.workspaceId, workspaceId), eq(postAttempts.postId, postId)))
    .orderBy(desc(postAttempts.number))
    .limit(1)
  return row ?? null
}

export async function updateAttempt(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: Pick<AttemptRow, 'outcome' | 'detail'> & { endedAt: Date | null },
): Promise<void> {
  await db
    .update(postAttempts)
    .set(changes)
    .where(and(eq(postAttempts.workspaceId, workspaceId), eq(postAttempts.id, id)))
}

type Ref = { id: string; workspaceId: WorkspaceId; jobId: string | null }

const ref = { id: posts.id, workspaceId: posts.workspaceId, jobId: posts.jobId }

/** Of all workspaces: those whose sender has not been heard of since its lease ended. */
export const listForsaken = (db: Db, leaseMs: number, limit: number): Promise<Ref[]> =>
  db
    .select(ref)
    .from(posts)
    .where(
      and(
        eq(posts.state, 'sending'),
        sql`${posts.updatedAt} < now() - ${leaseMs} * interval '1 millisecond'`,
      ),
    )
    .orderBy(asc(posts.updatedAt))
    .limit(limit)

/** Of all workspaces: those that should have been sent long ago. What the demo data brought is never sent. */
export const listOverdue = (db: Db, graceMs: number, limit: number, after: Ref | null) =>
  db
    .select(ref)
    .from(posts)
    .where(
      and(
        eq(posts.state, 'scheduled'),
        eq(posts.isDemo, false),
        sql`${posts.scheduledFor} < now() - ${graceMs} * interval '1 millisecond'`,
        after ? sql`${posts.id} > ${after.id}` : undefined,
      ),
    )
    .orderBy(asc(posts.id))
    .limit(limit)

/** How long ago the post was last touched, by the clock of the database. */
export async function ageOf(db: Db, workspaceId: WorkspaceId, postId: string): Promise<number> {
  const [row] = await db
    .select({ ms: sql<string>`extract(epoch from now() - ${posts.updatedAt}) * 1000` })
    .from(posts)
    .where(isPost(workspaceId, postId))
  return Number(row?.ms ?? 0)
}

export type Counted = {
  id: string
  workspaceId: WorkspaceId
  campaignId: string
  remoteId: string
  accountId: string
  publishedAt: Date
}

/** Published posts whose network can be asked for results, oldest first; of one campaign, or of all. */
export async function listCounted(
  db: Db,
  since: Date,
  after: Pick<Counted, 'publishedAt' | 'id'> | null,
  limit: number,
  only?: { workspaceId: WorkspaceId; campaignId: string },
): Promise<Counted[]> {
  const rows = await db
    .select({
      id: posts.id,
      workspaceId: posts.workspaceId,
      campaignId: posts.campaignId,
      remoteId: posts.remoteId,
      accountId: postAttempts.accountId,
      publishedAt: posts.publishedAt,
    })
    .from(posts)
    .innerJoin(postAttempts, and(eq(postAttempts.postId, posts.id), eq(postAttempts.outcome, 'published')))
    .where(
      and(
        eq(posts.state, 'published'),
        sql`${posts.publishedAt} >= ${since.toISOString()}::timestamptz`,
        only && isOfCampaign(only.workspaceId, only.campaignId),
        isNotNull(posts.remoteId),
        isNotNull(postAttempts.accountId),
        after
          ? sql`(${posts.publishedAt}, ${posts.id}) > (${after.publishedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(posts.publishedAt), asc(posts.id))
    .limit(limit)
  return rows.flatMap(({ remoteId, accountId, publishedAt, ...row }) =>
    remoteId && accountId && publishedAt ? [{ ...row, remoteId, accountId, publishedAt }] : [],
  )
}

export const listResults = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .select({
      id: posts.id,
      reach: posts.reach,
      likes: posts.likes,
      comments: posts.comments,
      shares: posts.shares,
      clicks: posts.clicks,
    })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), inArray(posts.id, ids)))
