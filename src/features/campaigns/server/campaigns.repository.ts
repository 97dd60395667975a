import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { isOfBrands } from '#core/brands/index.server.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import type { PostState } from '../campaign-status.ts'
import type { CampaignChanges } from '../campaigns.contract.ts'
import { campaigns, campaignTotals } from './campaigns.table.ts'
import { type ShownPicture, shownPicture } from './media/shown-picture.repository.ts'
import { isOverdue, mayBeOverdue } from './overdue.repository.ts'
import { campaignDays } from './post-days.table.ts'
import { postMedia, posts } from './posts.table.ts'
import { postResultDays } from './results/results.table.ts'

const isItsPost = sql`${posts.workspaceId} = ${campaigns.workspaceId} and ${posts.campaignId} = ${campaigns.id}`
/** Unordered; a lookup per row instead of a second query. Wrapped like the name in an invoice. */
const platforms = sql<Platform[]>`array(${sql`select ${posts.platform} from ${posts} where ${isItsPost}`})`

/** Only for statuses in which a post may need a person. */
const states = sql<PostState[]>`case when ${campaigns.status} in ('scheduled', 'published')
  then array(${sql`select ${posts.state} from ${posts} where ${isItsPost}`}) else '{}' end`

const thatNeed = (medium: 'picture or video' | 'video') =>
  sql.param(allPlatforms.filter((platform) => manifestOf(platform).media.requires === medium))
const hasMedium = (only?: SQL) =>
  sql`exists (select from ${postMedia} where ${postMedia.workspaceId} = ${posts.workspaceId} and ${postMedia.postId} = ${posts.id}${only ?? sql``})`
/** Other rules are checked when a post is scheduled; its media may still be on the way. */
const isBare = sql`${posts.platform} = any(${thatNeed('picture or video')}::text[]) and not ${hasMedium()}
  or ${posts.platform} = any(${thatNeed('video')}::text[]) and not ${hasMedium(sql` and ${postMedia.kind} = 'video'`)}`
const lacksMedia = sql<Platform[]>`case when ${campaigns.status} = 'scheduled'
  then array(${sql`select ${posts.platform} from ${posts} where ${isItsPost} and ${posts.state} = 'scheduled' and (${isBare})`}) else '{}' end`

/** The first picture of its posts; null without one. */
const picture = sql<ShownPicture | null>`(${sql`select ${shownPicture} from ${posts}
  join ${postMedia} on ${postMedia.workspaceId} = ${posts.workspaceId} and ${postMedia.postId} = ${posts.id}
  where ${isItsPost} and ${postMedia.kind} = 'picture' order by ${posts.platform}, ${postMedia.position} limit 1`})`

/** Whether a total is known: a 0 says nothing once a post is published, unless a network has reported the figure. */
const isReported = (total: AnyPgColumn, ...figures: AnyPgColumn[]) =>
  sql<boolean>`(${total} > 0 or ${campaigns.deliveredCount} = 0 or exists (${sql`select from ${posts} join ${postResultDays}
    on ${postResultDays.workspaceId} = ${posts.workspaceId} and ${postResultDays.postId} = ${posts.id}
    where ${isItsPost} and coalesce(${sql.join(figures, sql`, `)}) is not null`}))`

const isLate = sql`${campaigns.status} = 'scheduled' and ${mayBeOverdue(campaigns.scheduledFor)} and exists (select from ${posts} where ${isItsPost} and ${isOverdue})`

export const columns = {
  id: campaigns.id,
  brandId: campaigns.brandId,
  title: campaigns.title,
  description: campaigns.description,
  platforms,
  states,
  lacksMedia,
  picture,
  content: campaigns.content,
  scheduledFor: isoText(campaigns.scheduledFor) as SQL<string | null>,
  status: campaigns.status,
  isOverdue: sql<boolean>`(${isLate})`,
  aiGenerated: campaigns.aiGenerated,
  writtenBy: campaigns.writtenBy,
  writtenModel: campaigns.writtenModel,
  reach: campaigns.reach,
  engagement: campaigns.engagement,
  clicks: campaigns.clicks,
  isReachKnown: isReported(campaigns.reach, postResultDays.reach),
  isEngagementKnown: isReported(
    campaigns.engagement,
    postResultDays.likes,
    postResultDays.comments,
    postResultDays.shares,
  ),
  areClicksKnown: isReported(campaigns.clicks, postResultDays.clicks),
  postCount: campaigns.postCount,
  deliveredCount: campaigns.deliveredCount,
  createdAt: isoText(campaigns.createdAt),
}

const isThe = (workspaceId: WorkspaceId, id: string) =>
  and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id))

const one = (db: Db, where: SQL | undefined) => db.select(columns).from(campaigns).where(where)

export type CampaignRow = Awaited<ReturnType<typeof one>>[number]

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<CampaignRow | null> {
  const [row] = await one(db, isThe(workspaceId, id))
  return row ?? null
}

export const findTitles = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .select({ id: campaigns.id, title: campaigns.title, status: campaigns.status })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, ids)))

/**
 * Everyone who changes a post locks its campaign first, then the post. With one order for all, the engine and people
 * who unschedule or delete wait for each other and cannot deadlock.
 */
export async function lock(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select().from(campaigns).where(isThe(workspaceId, id)).for('update')
  return row ?? null
}

/** What its pictures are made from, and who to notify. */
export async function findDrawn(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select({
      id: campaigns.id,
      brandId: campaigns.brandId,
      imageId: campaigns.imageId,
      title: campaigns.title,
      description: campaigns.description,
      createdBy: campaigns.createdBy,
      locale: workspaces.locale,
      timeZone: workspaces.timeZone,
    })
    .from(campaigns)
    .innerJoin(workspaces, eq(workspaces.id, campaigns.workspaceId))
    .where(isThe(workspaceId, id))
  return row ?? null
}

export type DrawnCampaign = NonNullable<Awaited<ReturnType<typeof findDrawn>>>

export async function insert(db: Db, row: typeof campaigns.$inferInsert): Promise<string> {
  const [{ id } = { id: '' }] = await db.insert(campaigns).values(row).returning({ id: campaigns.id })
  return id
}

/** Answers whether it existed. */
export async function update(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: CampaignChanges & { updatedAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.update(campaigns).set(changes).where(isThe(workspaceId, id))
  return rowCount === 1
}

export const remove = (db: Db, workspaceId: WorkspaceId, id: string) =>
  db.delete(campaigns).where(isThe(workspaceId, id))

const sumOf = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number)

const totals = (db: Db, where: SQL | undefined) =>
  db
    .select({
      total: sumOf(campaignTotals.total),
      draft: sumOf(campaignTotals.draft),
      scheduled: sumOf(campaignTotals.scheduled),
      published: sumOf(campaignTotals.published),
      failed: sumOf(campaignTotals.failed),
      aiGenerated: sumOf(campaignTotals.aiGenerated),
      reach: sumOf(campaignTotals.reach),
      engagement: sumOf(campaignTotals.engagement),
    })
    .from(campaignTotals)
    .where(where)

const totalsOfAll = (db: Db) =>
  totals(db, eq(campaignTotals.workspaceId, sql.placeholder('workspaceId'))).prepare('campaign_totals')

const none = {
  total: 0,
  draft: 0,
  scheduled: 0,
  published: 0,
  failed: 0,
  aiGenerated: 0,
  reach: 0,
  engagement: 0,
}

export async function summarize(db: Db, workspaceId: WorkspaceId, brandIds?: string[]) {
  const rows = brandIds
    ? await totals(
        db,
        and(eq(campaignTotals.workspaceId, workspaceId), isOfBrands(campaignTotals.brandId, brandIds)),
      )
    : await prepared(db, 'campaign_totals', totalsOfAll).execute({ workspaceId })
  return rows[0] ?? none
}

/** Campaigns with a post that was due on or after this day of the shop and is published or still scheduled. */
export async function countSince(db: Db, workspaceId: WorkspaceId, day: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${campaignDays.campaigns}), 0)::bigint`.mapWith(Number) })
    .from(campaignDays)
    .where(
      and(
        eq(campaignDays.workspaceId, workspaceId),
        gte(campaignDays.day, day),
        or(isNull(campaignDays.previous), lt(campaignDays.previous, day)),
      ),
    )
  return row?.count ?? 0
}

/** Deletes the totals row without a brand once it is empty; the next campaign creates it again. */
export const forgetEmptyTotals = (db: Db, workspaceId: WorkspaceId) =>
  db
    .delete(campaignTotals)
    .where(
      and(
        eq(campaignTotals.workspaceId, workspaceId),
        isNull(campaignTotals.brandId),
        eq(campaignTotals.total, 0),
      ),
    )
