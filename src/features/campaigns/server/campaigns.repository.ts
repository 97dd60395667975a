import { and, desc, eq, gte, isNull, lt, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { Platform } from '#channels/platforms.ts'
import { isOfBrands } from '#features/brands/server/brands.service.ts'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { CampaignStatus } from '../campaign-status.ts'
import type { CampaignChanges } from '../campaigns.contract.ts'
import { campaigns, campaignTotals } from './campaigns.table.ts'
import { isOverdue, mayBeOverdue } from './overdue.ts'
import { campaignDays } from './post-days.table.ts'
import { posts } from './posts.table.ts'

export type Position = [createdAt: string, id: string]
/** `brandIds`: only campaigns of these brands and of none. */
export type Filters = {
  status?: CampaignStatus | undefined
  isAi?: boolean | undefined
  brandIds?: string[] | undefined
}

const isItsPost = sql`${posts.workspaceId} = ${campaigns.workspaceId} and ${posts.campaignId} = ${campaigns.id}`
/** In no particular order; one look-up a row instead of a second question. Wrapped like the name in an invoice. */
const platforms = sql<Platform[]>`array(${sql`select ${posts.platform} from ${posts} where ${isItsPost}`})`

const isLate = sql`${campaigns.status} = 'scheduled' and ${mayBeOverdue(campaigns.scheduledFor)} and exists (select from ${posts} where ${isItsPost} and ${isOverdue})`

const columns = {
  id: campaigns.id,
  brandId: campaigns.brandId,
  title: campaigns.title,
  description: campaigns.description,
  platforms,
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
  postCount: campaigns.postCount,
  deliveredCount: campaigns.deliveredCount,
  createdAt: isoText(campaigns.createdAt),
}

const given = {
  workspaceId: sql.placeholder('workspaceId'),
  createdAt: sql.placeholder('createdAt'),
  id: sql.placeholder('id'),
  limit: sql.placeholder('limit'),
}

const isIn = (workspaceId: WorkspaceId | Placeholder) => eq(campaigns.workspaceId, workspaceId)
const isThe = (workspaceId: WorkspaceId, id: string) => and(isIn(workspaceId), eq(campaigns.id, id))
const comesAfter = (createdAt: string | Placeholder, id: string | Placeholder) =>
  sql`(${campaigns.createdAt}, ${campaigns.id}) < (${createdAt}::timestamptz, ${id}::uuid)`

const newestFirst = [desc(campaigns.createdAt), desc(campaigns.id)]

const inOrder = (db: Db, where: SQL | undefined, limit: number | Placeholder, order = newestFirst) =>
  db
    .select(columns)
    .from(campaigns)
    .where(where)
    .orderBy(...order)
    .limit(limit)

const firstPage = (db: Db) => inOrder(db, isIn(given.workspaceId), given.limit).prepare('campaigns_first')
const nextPage = (db: Db) =>
  inOrder(db, and(isIn(given.workspaceId), comesAfter(given.createdAt, given.id)), given.limit).prepare(
    'campaigns_after',
  )

export const list = (db: Db, workspaceId: WorkspaceId, after: Position | null, limit: number) =>
  after
    ? prepared(db, 'campaigns_after', nextPage).execute({
        workspaceId,
        createdAt: after[0],
        id: after[1],
        limit,
      })
    : prepared(db, 'campaigns_first', firstPage).execute({ workspaceId, limit })

/** Each brand is read on its own, because an index has its campaigns in order; together they are not. */
export function listOfBrands(
  db: Db,
  workspaceId: WorkspaceId,
  brandIds: string[],
  after: Position | null,
  limit: number,
) {
  // Without the brand in the order the planner sorts all campaigns of no brand instead of reading the index.
  const inBrand = [desc(campaigns.brandId), ...newestFirst]
  const those = (isOf: SQL) =>
    inOrder(db, and(isIn(workspaceId), isOf, after ? comesAfter(...after) : undefined), limit, inBrand)
  const [first, ...others] = brandIds.map((id) => those(eq(campaigns.brandId, id)))
  const ofNone = those(isNull(campaigns.brandId))
  if (!first) return ofNone
  return unionAll(ofNone, first, ...others)
    .orderBy(desc(sql`created_at`), desc(sql`id`))
    .limit(limit)
}

/** Of one status, or written by a writer; each has its own index. */
export const filter = (
  db: Db,
  workspaceId: WorkspaceId,
  { status, isAi, brandIds }: Filters,
  after: Position | null,
  limit: number,
) =>
  inOrder(
    db,
    and(
      isIn(workspaceId),
      status ? eq(campaigns.status, status) : undefined,
      // Written as the index has it: a comparison with a value would not be known to mean the same.
      isAi ? sql`${campaigns.aiGenerated}` : undefined,
      isOfBrands(campaigns.brandId, brandIds),
      after ? comesAfter(...after) : undefined,
    ),
    limit,
  )

export type CampaignRow = Awaited<ReturnType<typeof list>>[number]

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<CampaignRow | null> {
  const [row] = await db.select(columns).from(campaigns).where(isThe(workspaceId, id))
  return row ?? null
}

/** Answers whether there was one. */
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
  totals(db, eq(campaignTotals.workspaceId, given.workspaceId)).prepare('campaign_totals')

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

export async function summarise(db: Db, workspaceId: WorkspaceId, brandIds?: string[]) {
  const rows = brandIds
    ? await totals(
        db,
        and(eq(campaignTotals.workspaceId, workspaceId), isOfBrands(campaignTotals.brandId, brandIds)),
      )
    : await prepared(db, 'campaign_totals', totalsOfAll).execute({ workspaceId })
  return rows[0] ?? none
}

/** How many campaigns have a post that was due on that day of the shop or later and is out, or goes out still. */
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

/** The line of no brand, once it counts nothing; it comes back with the next campaign. */
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
