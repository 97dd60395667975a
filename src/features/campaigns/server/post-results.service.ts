import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Platform } from '#channels/platforms.ts'
import { isOfBrands } from '#features/brands/server/brands.service.ts'
import type { Db } from '#server/db/database.ts'
import { dayText, hourOf, weekdayOf } from '#server/db/local-time.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from './campaigns.table.ts'
import { posts } from './posts.table.ts'

const isOfCampaign = and(eq(campaigns.workspaceId, posts.workspaceId), eq(campaigns.id, posts.campaignId))

export type PlatformResults = { platform: Platform; posts: number; reactions: number }

/** How what went out since then was received, platform by platform, the liveliest first. */
export const resultsByPlatform = (
  db: Db,
  workspaceId: WorkspaceId,
  since: Date,
  brandIds: string[] | undefined,
): Promise<PlatformResults[]> => {
  const reactions = sql<number>`coalesce(sum(${posts.likes} + ${posts.comments} + ${posts.shares}), 0)::bigint`
  return db
    .select({ platform: posts.platform, posts: count(), reactions })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.state, 'published'),
        gte(posts.publishedAt, since),
        isOfBrands(campaigns.brandId, brandIds),
      ),
    )
    .groupBy(posts.platform)
    .orderBy(desc(sql`sum(${posts.likes} + ${posts.comments} + ${posts.shares}) / count(*)`))
}

type Shop = Pick<Actor, 'workspaceId' | 'timeZone'>

/** What went out between two moments, the second not included; of these brands and of none. */
export type OutBetween = { from: Date; until: Date; brandIds?: string[] | undefined }
export type PostResults = { posts: number; reach: number; engagement: number; clicks: number }

const sumOf = (what: SQL | AnyPgColumn) => sql`coalesce(sum(${what}), 0)::bigint`.mapWith(Number)
const engagementOf = sql`${posts.likes} + ${posts.comments} + ${posts.shares}`
const results = {
  posts: count(),
  reach: sumOf(posts.reach),
  engagement: sumOf(engagementOf),
  clicks: sumOf(posts.clicks),
}

// By the time it was due, which stays when a post goes out: posts of a workspace are in that order.
const isOut = (workspaceId: WorkspaceId, { from, until, brandIds }: OutBetween) =>
  and(
    eq(posts.workspaceId, workspaceId),
    eq(posts.state, 'published'),
    gte(posts.scheduledFor, from),
    lt(posts.scheduledFor, until),
    isOfBrands(campaigns.brandId, brandIds),
  )

/** How what went out was received, by the shop's days; only days on which something did. */
export const resultsByDay = (db: Db, { workspaceId, timeZone }: Shop, between: OutBetween) =>
  db
    .select({ day: dayText(posts.scheduledFor, timeZone), ...results })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(isOut(workspaceId, between))
    .groupBy(sql`1`)
    .orderBy(sql`1`)

/** The same by platform, most seen first. */
export const figuresByPlatform = (db: Db, workspaceId: WorkspaceId, between: OutBetween) =>
  db
    .select({ platform: posts.platform, ...results })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(isOut(workspaceId, between))
    .groupBy(posts.platform)
    .orderBy(desc(sql`coalesce(sum(${posts.reach}), 0)`), posts.platform)

/** The same by hour of the week as the shop's clocks show it; Sunday is 0. */
export const resultsByHourOfWeek = (db: Db, { workspaceId, timeZone }: Shop, between: OutBetween) =>
  db
    .select({
      weekday: weekdayOf(posts.scheduledFor, timeZone),
      hour: hourOf(posts.scheduledFor, timeZone),
      ...results,
    })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(isOut(workspaceId, between))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`, sql`2`)

/** What most people did something with, first. */
export const bestPosts = (db: Db, { workspaceId, timeZone }: Shop, between: OutBetween, limit: number) =>
  db
    .select({
      campaignId: posts.campaignId,
      title: campaigns.title,
      platform: posts.platform,
      day: dayText(posts.scheduledFor, timeZone),
      reach: posts.reach,
      engagement: sql`${engagementOf}`.mapWith(Number),
      clicks: posts.clicks,
    })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(isOut(workspaceId, between))
    .orderBy(desc(engagementOf), desc(posts.reach), posts.id)
    .limit(limit)
