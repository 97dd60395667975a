import {
  and,
  asc,
  between,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import { isOfBrands } from '#core/brands/index.server.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import type { Db } from '#server/db/database.ts'
import { dayText } from '#server/db/local-time.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from '../campaigns.table.ts'
import { isOverdue } from '../overdue.repository.ts'
import { campaignDays, postDays } from '../post-days.table.ts'
import { postMedia, posts } from '../posts.table.ts'

export type DatedPostFilter = {
  from: Date
  /** Exclusive. */
  until: Date
  platform?: Platform | undefined
  states?: readonly PostState[] | undefined
  /** Posts of these brands and without a brand. */
  brandIds?: string[] | undefined
}

const isDated = (workspaceId: WorkspaceId, { from, until, platform, states, brandIds }: DatedPostFilter) =>
  and(
    eq(posts.workspaceId, workspaceId),
    gte(posts.scheduledFor, from),
    lt(posts.scheduledFor, until),
    platform && eq(posts.platform, platform),
    states && inArray(posts.state, [...states]),
    isOfBrands(posts.brandId, brandIds),
  )

const isOfCampaign = and(eq(campaigns.workspaceId, posts.workspaceId), eq(campaigns.id, posts.campaignId))

/** The first picture of a post; null without one. */
const pictureUrl = sql<string | null>`(${sql`select ${postMedia.url} from ${postMedia}
  where ${postMedia.workspaceId} = ${posts.workspaceId} and ${postMedia.postId} = ${posts.id} and ${postMedia.kind} = 'picture' order by ${postMedia.position} limit 1`})`

/** The first posts of each day, in a zone. */
export type DailyLimit = { timeZone: string; perDay: number }

/** How many posts each day has, of the days that have more than the limit. */
export function countFullDays(
  db: Db,
  workspaceId: WorkspaceId,
  filter: DatedPostFilter,
  { timeZone, perDay }: DailyLimit,
) {
  const day = dayText(posts.scheduledFor, timeZone)
  return db
    .select({ day, posts: count() })
    .from(posts)
    .where(isDated(workspaceId, filter))
    .groupBy(sql`1`)
    .having(gt(count(), perDay))
}

function isEarlyInDay(db: Db, workspaceId: WorkspaceId, filter: DatedPostFilter, daily: DailyLimit) {
  const day = dayText(posts.scheduledFor, daily.timeZone)
  const place = sql<number>`row_number() over (partition by ${day} order by ${posts.scheduledFor}, ${posts.id})`
  const numbered = db
    .select({ id: posts.id, place: place.as('place') })
    .from(posts)
    .where(isDated(workspaceId, filter))
    .as('numbered')
  return inArray(
    posts.id,
    db.select({ id: numbered.id }).from(numbered).where(lte(numbered.place, daily.perDay)),
  )
}

/** Posts scheduled or published between two moments, by time; optionally only the first of each day. */
export const listDatedPosts = (
  db: Db,
  workspaceId: WorkspaceId,
  filter: DatedPostFilter,
  limit: number,
  daily?: DailyLimit,
) =>
  db
    .select({
      id: posts.id,
      campaignId: posts.campaignId,
      title: campaigns.title,
      platform: posts.platform,
      accountName: posts.accountName,
      scheduledFor: posts.scheduledFor,
      plannedZone: posts.plannedZone,
      state: posts.state,
      isOverdue,
      /** A code: why it failed or needs a person. */
      reason: posts.reason,
      text: posts.text,
      pictureUrl,
      likes: posts.likes,
      comments: posts.comments,
      shares: posts.shares,
    })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(and(isDated(workspaceId, filter), daily && isEarlyInDay(db, workspaceId, filter, daily)))
    .orderBy(asc(posts.scheduledFor), asc(posts.id))
    .limit(limit)

/** What goes out and went out between two moments, by time, with when it was changed. */
export const listFeedPosts = (
  db: Db,
  workspaceId: WorkspaceId,
  span: Pick<DatedPostFilter, 'from' | 'until'>,
  limit: number,
) =>
  db
    .select({
      id: posts.id,
      campaignId: posts.campaignId,
      title: campaigns.title,
      platform: posts.platform,
      accountName: posts.accountName,
      scheduledFor: posts.scheduledFor,
      updatedAt: sql<Date>`greatest(${posts.updatedAt}, ${campaigns.updatedAt})`.mapWith(posts.updatedAt),
      state: posts.state,
      text: posts.text,
    })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(and(isDated(workspaceId, span), notInArray(posts.state, ['draft', 'failed'])))
    .orderBy(asc(posts.scheduledFor), asc(posts.id))
    .limit(limit)

export type TakenTimesFilter = Pick<DatedPostFilter, 'from' | 'until' | 'brandIds'> & {
  exceptCampaign?: string
}

/** When accounts already have posts. */
export const listTakenTimes = (
  db: Db,
  workspaceId: WorkspaceId,
  { exceptCampaign, ...filter }: TakenTimesFilter,
) =>
  db
    .select({ platform: posts.platform, scheduledFor: posts.scheduledFor })
    .from(posts)
    .where(
      and(
        isDated(workspaceId, { ...filter, states: ['scheduled', 'sending', 'needs_you'] }),
        exceptCampaign ? ne(posts.campaignId, exceptCampaign) : undefined,
      ),
    )

export const countDatedPosts = (db: Db, workspaceId: WorkspaceId, filter: DatedPostFilter) =>
  db
    .select({ state: posts.state, posts: count() })
    .from(posts)
    .where(isDated(workspaceId, filter))
    .groupBy(posts.state)

export async function hasPlannedPosts(db: Db, workspaceId: WorkspaceId, filter: DatedPostFilter) {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isDated(workspaceId, filter), notInArray(posts.state, ['draft', 'failed'])))
    .orderBy(asc(posts.scheduledFor))
    .limit(1)
  return rows.length > 0
}

/** Campaigns and posts planned or published on these days of the shop, and how many of them are published. */
export async function countPlanned(
  db: Db,
  workspaceId: WorkspaceId,
  { from, to, brandIds }: { from: string; to: string; brandIds: string[] | undefined },
) {
  const total = (column: AnyPgColumn) => sql`coalesce(sum(${column}), 0)::bigint`.mapWith(Number)
  const [planned] = await db
    .select({ posts: total(postDays.planned), published: total(postDays.published) })
    .from(postDays)
    .where(
      and(
        eq(postDays.workspaceId, workspaceId),
        between(postDays.day, from, to),
        isOfBrands(postDays.brandId, brandIds),
      ),
    )
  const [begun] = await db
    .select({ campaigns: total(campaignDays.campaigns) })
    .from(campaignDays)
    .where(
      and(
        eq(campaignDays.workspaceId, workspaceId),
        between(campaignDays.day, from, to),
        or(isNull(campaignDays.previous), lt(campaignDays.previous, from)),
        isOfBrands(campaignDays.brandId, brandIds),
      ),
    )
  return { posts: 0, published: 0, campaigns: 0, ...planned, ...begun }
}

export async function hasDatedPosts(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), isNotNull(posts.scheduledFor)))
    // Without an order the planner scans the whole table for any row.
    .orderBy(asc(posts.scheduledFor))
    .limit(1)
  return rows.length > 0
}

/** Campaign and planned time of posts, by id; without those of other workspaces. */
export async function listPostTimes(db: Db, workspaceId: WorkspaceId, ids: string[]) {
  const rows = await db
    .select({ id: posts.id, scheduledFor: posts.scheduledFor, campaignId: posts.campaignId })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), inArray(posts.id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}

export type DatedPost = Awaited<ReturnType<typeof listDatedPosts>>[number]
