import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import { allPlatforms, inPickerOrder } from '#connectors/social/platforms.ts'
import { fullName } from '#platform/full-name.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { editableStates } from '../campaign-status.ts'
import { lock as lockCampaign } from './campaigns.repository.ts'
import { isOverdue, restsUntil } from './overdue.repository.ts'
import { BY_HAND, postAttempts, postMedia, posts } from './posts.table.ts'

export type PostRow = typeof posts.$inferSelect
export type ListedPost = PostRow & {
  isOverdue: boolean
  isBeingDrawn: boolean
  restsUntil: Date | null
}
export type AttemptRow = typeof postAttempts.$inferSelect

/** By the database clock; the deadline is written when drawing starts. */
const isBeingDrawn = sql<boolean>`coalesce(${posts.drawingUntil} > now(), false)`

/** Posts of one platform in the order in which they were added, those of a copied campaign by account. */
const byPlatform = (a: PostRow, b: PostRow) =>
  inPickerOrder(a.platform, b.platform) ||
  a.createdAt.getTime() - b.createdAt.getTime() ||
  a.accountName.localeCompare(b.accountName) ||
  a.id.localeCompare(b.id)

const isOf = (workspaceId: WorkspaceId, campaignId: string) =>
  and(eq(posts.workspaceId, workspaceId), eq(posts.campaignId, campaignId))
const showMedia = allPlatforms.filter((platform) => mediumOf(platform, []) !== null)
/** Published posts stay as they are. */
const isBare = and(
  inArray(posts.state, [...editableStates]),
  sql`not exists (select from ${postMedia} where ${postMedia.workspaceId} = ${posts.workspaceId} and ${postMedia.postId} = ${posts.id})`,
)
const isThe = (workspaceId: WorkspaceId, id: string) =>
  and(eq(posts.workspaceId, workspaceId), eq(posts.id, id))

export async function list(db: Db, workspaceId: WorkspaceId, campaignId: string): Promise<ListedPost[]> {
  const rows = await db
    .select({ ...getTableColumns(posts), isOverdue, isBeingDrawn, restsUntil })
    .from(posts)
    .where(isOf(workspaceId, campaignId))
  return rows.sort(byPlatform)
}

/** The posts of a campaign, locked after it until the transaction ends; null if the campaign does not exist. */
export async function lock(db: Db, workspaceId: WorkspaceId, campaignId: string): Promise<PostRow[] | null> {
  if (!(await lockCampaign(db, workspaceId, campaignId))) return null
  const rows = await db
    .select()
    .from(posts)
    .where(isOf(workspaceId, campaignId))
    .orderBy(asc(posts.id))
    .for('update')
  return rows.sort(byPlatform)
}

export const insert = (db: Db, rows: PgInsertValue<typeof posts>[]) => db.insert(posts).values(rows)

export const update = (
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: PgUpdateSetSource<typeof posts>,
) =>
  db
    .update(posts)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(isThe(workspaceId, id))

/** How long a due post waits for its media; rendering a video behind a full queue takes longest. */
export const drawingEnd = sql`now() + interval '15 minutes'`

/** Marks the editable posts without media, on platforms that take media, as being drawn. */
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

/** Of these posts, which the caller has read, those whose media is being made. */
export async function listBeingDrawn(db: Db, postIds: string[]): Promise<Set<string>> {
  if (postIds.length === 0) return new Set()
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(sql`${posts.id} = any(${sql.param(postIds)}::uuid[]) and ${posts.drawingUntil} > now()`)
  return new Set(rows.map(({ id }) => id))
}

/** Editable posts without media. */
export const listWithoutMedia = (db: Db, workspaceId: WorkspaceId, campaignId: string) =>
  db
    .select({ id: posts.id, platform: posts.platform, formats: posts.formats })
    .from(posts)
    .where(and(isOf(workspaceId, campaignId), isBare))
    .orderBy(asc(posts.createdAt), asc(posts.id))

export const remove = (db: Db, workspaceId: WorkspaceId, id: string) =>
  db.delete(posts).where(isThe(workspaceId, id))

const isAttemptOf = (workspaceId: WorkspaceId, postIds: string[]) =>
  and(eq(postAttempts.workspaceId, workspaceId), inArray(postAttempts.postId, postIds))

export const listAttempts = (db: Db, workspaceId: WorkspaceId, postIds: string[]): Promise<AttemptRow[]> =>
  db
    .select()
    .from(postAttempts)
    .where(and(isAttemptOf(workspaceId, postIds), ne(postAttempts.number, BY_HAND)))
    .orderBy(asc(postAttempts.number))

/** When the results of published posts were read and are read next, whoever published them. */
export const listReadings = (db: Db, workspaceId: WorkspaceId, postIds: string[]) =>
  db
    .select({
      postId: postAttempts.postId,
      readAt: postAttempts.resultsReadAt,
      dueAt: postAttempts.resultsDueAt,
      problem: postAttempts.resultsProblem,
    })
    .from(postAttempts)
    .where(and(isAttemptOf(workspaceId, postIds), eq(postAttempts.outcome, 'published')))
    .orderBy(asc(postAttempts.number))

/** Who confirmed posts of this campaign, by post id. */
export async function listConfirmers(db: Db, workspaceId: WorkspaceId, campaignId: string) {
  const rows = await db
    .select({ id: posts.id, firstName: users.firstName, lastName: users.lastName })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.confirmedBy))
    .where(isOf(workspaceId, campaignId))
  return new Map(rows.map(({ id, ...person }) => [id, fullName(person)]))
}

/** Whether the shop has sent or scheduled a post itself. */
export async function hasOwnPublished(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.isDemo, false),
        inArray(posts.state, ['scheduled', 'sending', 'published']),
      ),
    )
    .limit(1)
  return rows.length > 0
}
