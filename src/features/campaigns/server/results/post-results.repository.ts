import { and, between, count, desc, eq, gt, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import { isOfBrands } from '#core/brands/index.server.ts'
import { addDays } from '#platform/day.ts'
import { instantAt } from '#platform/wall-time.ts'
import type { Db } from '#server/db/database.ts'
import { dayText } from '#server/db/local-time.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { campaigns } from '../campaigns.table.ts'
import { postDays, postHours } from '../post-days.table.ts'
import { brandOrNone, engagementOf, posts, weekOf } from '../posts.table.ts'
import { postResultDays } from './results.table.ts'

const isOfCampaign = and(eq(campaigns.workspaceId, posts.workspaceId), eq(campaigns.id, posts.campaignId))

export type PlatformResults = { platform: Platform; posts: number; reactions: number }

/** Engagement of posts published since then, per platform, highest first. */
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

/** Published posts that were due on these days of the shop (inclusive), of these brands and without a brand. */
export type OutBetween = { from: string; to: string; brandIds?: string[] | undefined }
/** Null is a figure that no network reported. */
export type PostResults = {
  posts: number
  reach: number | null
  engagement: number | null
  clicks: number | null
}

const sumOf = (column: AnyPgColumn) => sql`sum(${column})`.mapWith(Number)
const results = {
  posts: sumOf(postDays.published),
  reach: sumOf(postDays.reach),
  engagement: sumOf(postDays.engagement),
  clicks: sumOf(postDays.clicks),
}

const isOut = (workspaceId: WorkspaceId, { from, to, brandIds }: OutBetween) =>
  and(
    eq(postDays.workspaceId, workspaceId),
    between(postDays.day, from, to),
    gt(postDays.published, 0),
    isOfBrands(postDays.brandId, brandIds),
  )

const { reach: reported, likes, comments, shares, clicks: clicked } = postResultDays

/** Posts with their reported results. Whole days of UTC, so that days of any zone are inside. */
const isReported = (workspaceId: WorkspaceId, { from, to, brandIds }: OutBetween, figure: SQL) =>
  sql`exists (select from ${posts} join ${postResultDays}
    on ${postResultDays.workspaceId} = ${posts.workspaceId} and ${postResultDays.postId} = ${posts.id}
    where ${and(
      eq(posts.workspaceId, workspaceId),
      eq(posts.platform, postDays.platform),
      eq(posts.state, 'published'),
      gte(posts.scheduledFor, instantAt('UTC', addDays(from, -1), '00:00')),
      lt(posts.scheduledFor, instantAt('UTC', addDays(to, 2), '00:00')),
      isOfBrands(posts.brandId, brandIds),
      sql`${figure} is not null`,
    )})`

/** Results per platform, by reach. A sum of 0 says nothing, unless a network has reported the figure. */
export async function figuresByPlatform(
  db: Db,
  workspaceId: WorkspaceId,
  out: OutBetween,
): Promise<(PostResults & { platform: Platform })[]> {
  const isKnown = (total: AnyPgColumn, figure: SQL) =>
    sql<boolean>`(sum(${total}) > 0 or ${isReported(workspaceId, out, figure)})`
  const rows = await db
    .select({
      platform: postDays.platform,
      ...results,
      isReachKnown: isKnown(postDays.reach, sql`${reported}`),
      isEngagementKnown: isKnown(postDays.engagement, sql`coalesce(${likes}, ${comments}, ${shares})`),
      areClicksKnown: isKnown(postDays.clicks, sql`${clicked}`),
    })
    .from(postDays)
    .where(isOut(workspaceId, out))
    .groupBy(postDays.platform)
    .orderBy(desc(sql`sum(${postDays.reach})`), postDays.platform)
  return rows.map(
    ({ platform, posts, reach, engagement, clicks, isReachKnown, isEngagementKnown, areClicksKnown }) => ({
      platform,
      posts,
      reach: isReachKnown ? reach : null,
      engagement: isEngagementKnown ? engagement : null,
      clicks: areClicksKnown ? clicks : null,
    }),
  )
}

/** Results per day of the shop and platform; only days with published posts. */
export async function resultsByDay(
  db: Db,
  workspaceId: WorkspaceId,
  out: OutBetween,
): Promise<(PostResults & { day: string; platform: Platform })[]> {
  const totals = new Map(
    (await figuresByPlatform(db, workspaceId, out)).map((total) => [total.platform, total]),
  )
  const rows = await db
    .select({ day: postDays.day, platform: postDays.platform, ...results })
    .from(postDays)
    .where(isOut(workspaceId, out))
    .groupBy(postDays.day, postDays.platform)
    .orderBy(postDays.day, postDays.platform)
  return rows.map(({ reach, engagement, clicks, ...row }) => {
    const total = totals.get(row.platform)
    return {
      ...row,
      reach: total?.reach == null ? null : reach,
      engagement: total?.engagement == null ? null : engagement,
      clicks: total?.clicks == null ? null : clicks,
    }
  })
}

/** Sunday is 0. */
const weekday = sql<number>`extract(dow from ${postHours.day})::int`

/** Of each brand and week, so that the index by engagement is read and no other post. */
function byWeek({ workspaceId, timeZone }: Shop, { from, to, brandIds }: OutBetween) {
  const since = instantAt(timeZone, from, '00:00').toISOString()
  const until = instantAt(timeZone, addDays(to, 1), '00:00').toISOString()
  const brandKeys = sql`select ${workspaceId}::uuid as key union all
    select id from brands where workspace_id = ${workspaceId} and ${brandIds ? inArray(sql`id`, brandIds) : sql`true`}`
  const weeks = sql`generate_series(date_trunc('week', ${since}::timestamptz at time zone 'UTC'),
    ${until}::timestamptz at time zone 'UTC', interval '1 week') as week`
  return {
    weeks: sql`(${brandKeys}) of_brand, ${weeks}`,
    isOfWeek: and(
      eq(posts.workspaceId, workspaceId),
      sql`${posts.state} = 'published'`,
      sql`${brandOrNone(posts)} = of_brand.key`,
      sql`${weekOf(posts)} = week`,
      gte(posts.scheduledFor, sql`${since}::timestamptz`),
      lt(posts.scheduledFor, sql`${until}::timestamptz`),
    ),
  }
}

/** Published posts per hour of the week of which no network reported a reaction; they add nothing to the sums. */
async function unknownByHourOfWeek(db: Db, shop: Shop, out: OutBetween) {
  const { weeks, isOfWeek } = byWeek(shop, out)
  const ofWeek = db
    .select({ local: sql`${posts.scheduledFor} at time zone ${shop.timeZone}::text`.as('local') })
    .from(posts)
    .where(
      and(
        isOfWeek,
        sql`${engagementOf(posts)} = 0`,
        sql`not exists (select from ${postResultDays}
          where ${postResultDays.workspaceId} = ${posts.workspaceId} and ${postResultDays.postId} = ${posts.id}
          and coalesce(${likes}, ${comments}, ${shares}) is not null)`,
      ),
    )
  const { rows } = await db.execute<{ weekday: number; hour: number; posts: number }>(sql`
    select extract(dow from local)::int as weekday, extract(hour from local)::int as hour, count(*)::int as posts
    from ${weeks}, lateral ${ofWeek} silent group by 1, 2`)
  return rows
}

/** Engagement per hour of the week of posts whose reactions are known, in the shop's time zone. */
export async function resultsByHourOfWeek(db: Db, shop: Shop, out: OutBetween) {
  const kept = await keptByHourOfWeek(db, shop.workspaceId, out)
  const unknown = await unknownByHourOfWeek(db, shop, out)
  return kept.flatMap((cell) => {
    const without = unknown.find(({ weekday, hour }) => weekday === cell.weekday && hour === cell.hour)
    const known = cell.posts - (without?.posts ?? 0)
    return known > 0 ? [{ ...cell, posts: known }] : []
  })
}

const keptByHourOfWeek = (db: Db, workspaceId: WorkspaceId, { from, to, brandIds }: OutBetween) =>
  db
    .select({
      weekday,
      hour: postHours.hour,
      posts: sumOf(postHours.published),
      engagement: sumOf(postHours.engagement),
    })
    .from(postHours)
    .where(
      and(
        eq(postHours.workspaceId, workspaceId),
        between(postHours.day, from, to),
        isOfBrands(postHours.brandId, brandIds),
      ),
    )
    .groupBy(weekday, postHours.hour)
    .orderBy(weekday, postHours.hour)

/** Engagement per platform and half hour of weekdays and weekends, of posts whose figures are known. */
export function resultsByTimeOfDay(
  db: Db,
  { workspaceId, timeZone }: Shop,
  { from, to, brandIds }: OutBetween,
) {
  const local = sql`${posts.scheduledFor} at time zone ${timeZone}::text`
  const isWeekend = sql<boolean>`extract(isodow from ${local}) in (6, 7)`
  const time = sql<string>`to_char(${local}, 'HH24') || case when extract(minute from ${local}) < 30 then ':00' else ':30' end`
  // By position: each use of an expression has parameters of its own, which the database would not take for the same.
  return db
    .select({
      platform: posts.platform,
      isWeekend,
      time,
      posts: count(),
      engagement: sql`sum(${engagementOf(posts)})`.mapWith(Number),
    })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.state, 'published'),
        isNotNull(posts.resultsAt),
        gte(posts.scheduledFor, instantAt(timeZone, from, '00:00')),
        lt(posts.scheduledFor, instantAt(timeZone, addDays(to, 1), '00:00')),
        isOfBrands(posts.brandId, brandIds),
      ),
    )
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`1`, sql`2`, sql`3`)
}

/** A figure of a post; null if no network reported it. */
const ofPost = (figure: SQL, reportedFigure: SQL) =>
  sql<number | null>`case when ${figure} > 0 or exists (select from ${postResultDays}
    where ${postResultDays.workspaceId} = ${posts.workspaceId} and ${postResultDays.postId} = ${posts.id}
    and ${reportedFigure} is not null) then ${figure} end`.mapWith(Number)

/** Posts by engagement: the best of each week and brand, read in index order. */
export function bestPosts(db: Db, shop: Shop, out: OutBetween, limit: number) {
  const { workspaceId, timeZone } = shop
  const { weeks, isOfWeek } = byWeek(shop, out)
  const ofWeek = db
    .select({ id: posts.id, engagement: engagementOf(posts).as('engagement'), reach: posts.reach })
    .from(posts)
    .where(isOfWeek)
    .orderBy(desc(engagementOf(posts)), desc(posts.reach), desc(posts.id))
    .limit(limit)
  const best = sql`(select best.id from ${weeks}, lateral ${ofWeek} best
    order by best.engagement desc, best.reach desc, best.id desc limit ${limit})`
  return db
    .select({
      campaignId: posts.campaignId,
      title: campaigns.title,
      platform: posts.platform,
      day: dayText(posts.scheduledFor, timeZone),
      reach: ofPost(sql`${posts.reach}`, sql`${reported}`),
      engagement: ofPost(engagementOf(posts), sql`coalesce(${likes}, ${comments}, ${shares})`),
      clicks: ofPost(sql`${posts.clicks}`, sql`${clicked}`),
    })
    .from(posts)
    .innerJoin(campaigns, isOfCampaign)
    .where(and(eq(posts.workspaceId, workspaceId), sql`${posts.id} in ${best}`))
    .orderBy(desc(engagementOf(posts)), desc(posts.reach), desc(posts.id))
}
