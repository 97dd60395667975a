import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type CampaignStatus, campaignStatuses } from '../campaign-status.ts'
import {
  type After,
  byAge,
  type Campaigns,
  comesAfter,
  inOrder,
  isInStretch,
  type Stretch,
} from './campaign-order.ts'
import { columns } from './campaigns.repository.ts'
import { campaigns, campaignTotals, campaignWords } from './campaigns.table.ts'

/** `brandIds`: only campaigns of these brands and of none. */
export type Filters = {
  status?: CampaignStatus | undefined
  isAi?: boolean | undefined
  brandIds?: string[] | undefined
}

/** A page of one stretch: seen from a moment, after a row of it. */
export type Part = { stretch: Stretch; moment: string; after: After | null; limit: number }

const given = {
  workspaceId: sql.placeholder('workspaceId'),
  after: [sql.placeholder('createdAt'), sql.placeholder('id')],
  limit: sql.placeholder('limit'),
}

const whole = (order: 'newest' | 'oldest', isFirst: boolean, name: string) => (db: Db) =>
  db
    .select(columns)
    .from(campaigns)
    .where(
      and(
        eq(campaigns.workspaceId, given.workspaceId),
        isFirst ? undefined : comesAfter(campaigns, byAge[order], given.after),
      ),
    )
    .orderBy(...inOrder(campaigns, byAge[order]))
    .limit(given.limit)
    .prepare(name)

/** All campaigns by their age: what most requests ask for. */
export function listAll(
  db: Db,
  workspaceId: WorkspaceId,
  order: 'newest' | 'oldest',
  after: After | null,
  limit: number,
) {
  const name = `campaigns_${order}_${after ? 'after' : 'first'}`
  const [createdAt, id] = after ?? []
  return prepared(db, name, whole(order, after === null, name)).execute({ workspaceId, createdAt, id, limit })
}

const inGroups = (workspaceId: WorkspaceId, { status, isAi, brandIds }: Filters) => ({
  brands: brandIds
    ? sql`select unnest(${sql.param([...brandIds, workspaceId])}::uuid[])`
    : sql`select coalesce(${campaignTotals.brandId}, ${campaignTotals.workspaceId}) from ${campaignTotals} where ${eq(campaignTotals.workspaceId, workspaceId)}`,
  writers: isAi ? [true] : [true, false],
  statuses: status ? [status] : campaignStatuses,
})

const candidate = alias(campaigns, 'candidate')
const picked = alias(campaigns, 'picked')

const page = (db: Db, where: SQL | undefined, { stretch, limit }: Part) =>
  db
    .select({ ...columns, titleKey: campaigns.titleKey })
    .from(campaigns)
    .where(where)
    .orderBy(...inOrder(campaigns, stretch))
    .limit(limit)

/**
 * The first of each group of one brand, writer and status, which an index has in order, and of all these the first. However
 * the groups are chosen, nothing is read but what could be on the page. `search` is looked for in them one by one.
 */
export function listGroups(
  db: Db,
  workspaceId: WorkspaceId,
  filters: Filters,
  part: Part,
  search: string | undefined,
) {
  const { brands, writers, statuses } = inGroups(workspaceId, filters)
  const order = (table: Campaigns) => sql.join(inOrder(table, part.stretch), sql`, `)
  const isFound = search
    ? sql`(select ${campaignWords.words} @@ message_query(${search}) from ${campaignWords}
        where ${campaignWords.workspaceId} = ${candidate.workspaceId} and ${campaignWords.campaignId} = ${candidate.id})`
    : undefined
  const isWanted = and(
    eq(candidate.workspaceId, workspaceId),
    sql`${candidate.brandOrNone} = of_brand.id and ${candidate.aiGenerated} = by_writer.is_ai`,
    sql`${candidate.status} = in_state.status`,
    isInStretch(candidate, part.stretch, part.moment, part.after),
    isFound,
  )
  const ids = sql`select ${picked.id}
    from (${brands}) of_brand (id),
      unnest(${sql.param(writers)}::boolean[]) by_writer (is_ai),
      unnest(${sql.param([...statuses])}::text[]) in_state (status),
      lateral (
        select ${candidate.id}, ${candidate.createdAt}, ${candidate.scheduledFor}, ${candidate.reach}, ${candidate.titleKey}
        from ${campaigns} candidate where ${isWanted} order by ${order(candidate)} limit ${part.limit}
      ) picked
    order by ${order(picked)} limit ${part.limit}`
  return page(
    db,
    and(eq(campaigns.workspaceId, workspaceId), sql`${campaigns.id} = any(array(${ids}))`),
    part,
  )
}

/** Of these campaigns, those that fit. */
export function listAmong(
  db: Db,
  workspaceId: WorkspaceId,
  ids: string[],
  { status, isAi, brandIds }: Filters,
  part: Part,
) {
  return page(
    db,
    and(
      eq(campaigns.workspaceId, workspaceId),
      sql`${campaigns.id} = any(${sql.param(ids)}::uuid[])`,
      status ? eq(campaigns.status, status) : undefined,
      isAi ? eq(campaigns.aiGenerated, true) : undefined,
      brandIds ? inArray(campaigns.brandOrNone, [...brandIds, workspaceId]) : undefined,
      isInStretch(campaigns, part.stretch, part.moment, part.after),
    ),
    part,
  )
}

/** The campaigns with these words, in no order; at most so many. */
export async function findByWords(
  db: Db,
  workspaceId: WorkspaceId,
  search: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: campaignWords.campaignId })
    .from(campaignWords)
    .where(
      and(
        eq(campaignWords.workspaceId, workspaceId),
        sql`${campaignWords.words} @@ message_query(${search})`,
      ),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}
