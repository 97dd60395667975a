import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import { allPlatforms, inPickerOrder } from '#connectors/social/platforms.ts'
import { fullName } from '#platform/full-name.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { editableStates } from '../campaign-status.ts'
import { campaigns } from './campaigns.table.ts'
import { isOverdue } from './overdue.ts'
import { postAttempts, postMedia, posts } from './posts.table.ts'

export type PostRow = typeof posts.$inferSelect
/** As it stands right now. */
export type ListedPost = PostRow & { isOverdue: boolean; isBeingDrawn: boolean }
export type MediaRow = typeof postMedia.$inferSelect
export type AttemptRow = typeof postAttempts.$inferSelect

/** By the clock of the database; how long it is waited for is written when the work begins. */
const isBeingDrawn = sql<boolean>`coalesce(${posts.drawingUntil} > now(), false)`

const byPlatform = (a: PostRow, b: PostRow) => inPickerOrder(a.platform, b.platform)

const isOf = (workspaceId: WorkspaceId, campaignId: string) =>
  and(eq(posts.workspaceId, workspaceId), eq(posts.campaignId, campaignId))
const showMedia = allPlatforms.filter((platform) => mediumOf(platform, []) !== null)
/** What is out stays as it went. */
const isBare = and(
  inArray(posts.state, [...editableStates]),
  sql`not exists (select from ${postMedia} where ${postMedia.workspaceId} = ${posts.workspaceId} and ${postMedia.postId} = ${posts.id})`,
)
const isThe = (workspaceId: WorkspaceId, id: string) =>
  and(eq(posts.workspaceId, workspaceId), eq(posts.id, id))

export async function list(db: Db, workspaceId: WorkspaceId, campaignId: string): Promise<ListedPost[]> {
  const rows = await db
    .select({ ...getTableColumns(posts), isOverdue, isBeingDrawn })
    .from(posts)
    .where(isOf(workspaceId, campaignId))
  return rows.sort(byPlatform)
}

/**
 * The posts of a campaign, which nobody else changes until the transaction ends. The campaign is held first, then its posts:
 * whoever sends them keeps to the same order, so that all wait for each other instead of blocking each other for ever.
 */
export async function hold(db: Db, workspaceId: WorkspaceId, campaignId: string): Promise<PostRow[]> {
  await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)))
    .for('update')
  const rows = await db
    .select()
    .from(posts)
    .where(isOf(workspaceId, campaignId))
    .orderBy(asc(posts.id))
    .for('update')
  return rows.sort(byPlatform)
}

export type PostUpdate = Partial<
  Pick<PostRow, 'title' | 'text' | 'writtenBy' | 'scheduledFor' | 'state' | 'reason' | 'reasonDetail'>
> & { updatedAt: Date }

export const update = (db: Db, workspaceId: WorkspaceId, id: string, changes: PostUpdate) =>
  db.update(posts).set(changes).where(isThe(workspaceId, id))

/** So long what is due waits for its picture; a video takes longest, and so does a queue in front of it. */
export const drawingEnd = sql`now() + interval '15 minutes'`

/** What these posts show is being made from now on: those that are ours, have nothing to show yet, and can show something. */
export const beginDrawing = (db: Db, workspaceId: WorkspaceId, campaignId: string) =>
  db
    .update(posts)
    .set({ drawingUntil: drawingEnd })
    .where(and(isOf(workspaceId, campaignId), inArray(posts.platform, showMedia), isBare))

export const endDrawing = (db: Db, workspaceId: WorkspaceId, postIds: string[]) =>
  db
    .update(posts)
    .set({ drawingUntil: null })
    .where(and(eq(posts.workspaceId, workspaceId), inArray(posts.id, postIds)))

/** Those that may still get a picture, and have none. */
export const listBare = (db: Db, workspaceId: WorkspaceId, campaignId: string) =>
  db
    .select({ id: posts.id, platform: posts.platform, formats: posts.formats })
    .from(posts)
    .where(and(isOf(workspaceId, campaignId), isBare))
    .orderBy(asc(posts.createdAt), asc(posts.id))

export const remove = (db: Db, workspaceId: WorkspaceId, id: string) =>
  db.delete(posts).where(isThe(workspaceId, id))

export const listMedia = (db: Db, workspaceId: WorkspaceId, postIds: string[]): Promise<MediaRow[]> =>
  db
    .select()
    .from(postMedia)
    .where(and(eq(postMedia.workspaceId, workspaceId), inArray(postMedia.postId, postIds)))
    .orderBy(asc(postMedia.position), asc(postMedia.id))

export const listAttempts = (db: Db, workspaceId: WorkspaceId, postIds: string[]): Promise<AttemptRow[]> =>
  db
    .select()
    .from(postAttempts)
    .where(and(eq(postAttempts.workspaceId, workspaceId), inArray(postAttempts.postId, postIds)))
    .orderBy(asc(postAttempts.number))

/** Who said of a post of this campaign that it is out, by the post's id. */
export async function listConfirmers(db: Db, workspaceId: WorkspaceId, campaignId: string) {
  const rows = await db
    .select({ id: posts.id, firstName: users.firstName, lastName: users.lastName })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.confirmedBy))
    .where(isOf(workspaceId, campaignId))
  return new Map(rows.map(({ id, ...person }) => [id, fullName(person)]))
}

export const insertMedia = (
  db: Db,
  workspaceId: WorkspaceId,
  media: Omit<typeof postMedia.$inferInsert, 'id' | 'workspaceId'>[],
) => db.insert(postMedia).values(media.map((item) => ({ ...item, workspaceId })))

export const updateMedia = (
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: Partial<Pick<MediaRow, 'kind' | 'url' | 'width' | 'height' | 'alt'>>,
) =>
  db
    .update(postMedia)
    .set(changes)
    .where(and(eq(postMedia.workspaceId, workspaceId), eq(postMedia.id, id)))

export const removeMedia = (db: Db, workspaceId: WorkspaceId, id: string) =>
  db.delete(postMedia).where(and(eq(postMedia.workspaceId, workspaceId), eq(postMedia.id, id)))

/** The files of the posts that the demo data brought. */
export const listDemoFiles = (db: Db, workspaceId: WorkspaceId) =>
  db
    .select({ url: postMedia.url })
    .from(postMedia)
    .innerJoin(posts, and(eq(posts.workspaceId, postMedia.workspaceId), eq(posts.id, postMedia.postId)))
    .where(and(eq(postMedia.workspaceId, workspaceId), sql`${posts.isDemo}`))
