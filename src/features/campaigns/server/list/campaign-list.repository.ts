import { and, eq, gt, isNull, type SQL, type Subquery, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { isOfBrands } from '#core/brands/index.server.ts'
import { type CampaignStatus, campaignStatuses } from '#features/campaigns/campaign-status.ts'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { columns } from '../campaigns.repository.ts'
import { campaigns, campaignTotals, campaignWords } from '../campaigns.table.ts'
import {
  type After,
  byAge,
  comesAfter,
  inOrder,
  isInSection,
  type Section,
} from './campaign-order.repository.ts'

/** `brandIds`: campaigns of these brands and without a brand. */
export type Filters = {
  status?: CampaignStatus | undefined
  isAi?: boolean | undefined
  brandIds?: string[] | undefined
  /** Of this plan; `none`: of no plan. */
  planId?: string | undefined
}

/** A page of one section of a list, as seen at a moment, after a row. */
export type Part = { section: Section; moment: string; after: After | null; limit: number }

const given = {
  workspaceId: sql.placeholder('workspaceId'),
  after: [sql.placeholder('createdAt'), sql.placeholder('id')],
  limit: sql.placeholder('limit'),
}

const whole = (order: 'newest' | 'oldest', isLoose: boolean, isFirst: boolean, name: string) => (db: Db) =>
  db
    .select(columns)
    .from(campaigns)
    .where(
      and(
        eq(campaigns.workspaceId, given.workspaceId),
        isLoose ? isNull(campaigns.planId) : undefined,
        isFirst ? undefined : comesAfter(campaigns, byAge[order], given.after),
      ),
    )
    .orderBy(...inOrder(campaigns, byAge[order]))
    .limit(given.limit)
    .prepare(name)

/** All campaigns by age, or those of no plan: the most common requests. */
export function listAll(
  db: Db,
  workspaceId: WorkspaceId,
  order: 'newest' | 'oldest',
  isLoose: boolean,
  after: After | null,
  limit: number,
) {
  const name = `campaigns_${order}_${isLoose ? 'loose_' : ''}${after ? 'after' : 'first'}`
  const [createdAt, id] = after ?? []
  return prepared(db, name, whole(order, isLoose, after === null, name)).execute({
    workspaceId,
    createdAt,
    id,
    limit,
  })
}

/** Reads a page from all campaigns, or from a subquery with the same columns. */
const page = (db: Db, from: typeof campaigns | Subquery, where: SQL | undefined, { section, limit }: Part) =>
  db
    .select({ ...columns, titleKey: campaigns.titleKey })
    .from(from)
    .where(where)
    .orderBy(...inOrder(campaigns, section))
    .limit(limit)

/** Brands that have campaigns, read from the index; optionally only these and none. */
async function listOwners(db: Db, workspaceId: WorkspaceId, brandIds: string[] | undefined) {
  const { brandId, total } = campaignTotals
  const rows = await db
    .select({ brandId })
    .from(campaignTotals)
    .where(and(eq(campaignTotals.workspaceId, workspaceId), gt(total, 0), isOfBrands(brandId, brandIds)))
  return rows.map((row) => row.brandId ?? workspaceId)
}

const hasWords = (search: string) =>
  sql`(select ${campaignWords.words} @@ message_query(${search}) from ${campaignWords}
    where ${campaignWords.workspaceId} = ${campaigns.workspaceId} and ${campaignWords.campaignId} = ${campaigns.id})`

/**
 * Campaigns of one brand, writer and status, with a plan or without, form a group that an index keeps sorted. The groups are read side by side,
 * each only as far as the page needs. `search` filters within them.
 */
export async function listGroups(
  db: Db,
  workspaceId: WorkspaceId,
  { status, isAi, brandIds, planId }: Filters,
  part: Part,
  search: string | undefined,
) {
  const isFound = search ? hasWords(search) : undefined
  const inGroup = (where: SQL | undefined) =>
    db
      .select()
      .from(campaigns)
      .where(where)
      .orderBy(...inOrder(campaigns, part.section))
      .limit(part.limit)
  const groups: ReturnType<typeof inGroup>[] = []
  for (const owner of await listOwners(db, workspaceId, brandIds))
    for (const isOfPlan of planId === 'none' ? [false] : [true, false])
      for (const isByWriter of isAi ? [true] : [true, false])
        for (const state of status ? [status] : campaignStatuses) {
          const isWanted = and(
            eq(campaigns.workspaceId, workspaceId),
            eq(campaigns.brandOrNone, owner),
            eq(campaigns.isOfPlan, isOfPlan),
            eq(campaigns.aiGenerated, isByWriter),
            eq(campaigns.status, state),
            isInSection(campaigns, part.section, part.moment, part.after),
            isFound,
          )
          groups.push(inGroup(isWanted))
        }
  const [first, second, ...others] = groups
  if (!first) return []
  const all = second ? unionAll(first, second, ...others) : first
  return page(db, all.as('campaigns'), undefined, part)
}

const isAmong = (ids: string[]) => sql`${campaigns.id} = any(${sql.param(ids)}::uuid[])`

const isFiltered = (workspaceId: WorkspaceId, { status, isAi, brandIds, planId }: Filters, part: Part) =>
  and(
    eq(campaigns.workspaceId, workspaceId),
    status ? eq(campaigns.status, status) : undefined,
    isAi ? eq(campaigns.aiGenerated, true) : undefined,
    isOfBrands(campaigns.brandId, brandIds),
    planId === 'none' ? isNull(campaigns.planId) : undefined,
    isInSection(campaigns, part.section, part.moment, part.after),
  )

export const listAmong = (db: Db, workspaceId: WorkspaceId, ids: string[], filters: Filters, part: Part) =>
  page(db, campaigns, and(isFiltered(workspaceId, filters, part), isAmong(ids)), part)

/** The campaigns of a plan are few, so they are sorted in memory. `search` as for groups. */
export const listOfPlan = (
  db: Db,
  workspaceId: WorkspaceId,
  planId: string,
  search: string | undefined,
  filters: Filters,
  part: Part,
) =>
  page(
    db,
    campaigns,
    and(
      isFiltered(workspaceId, filters, part),
      eq(campaigns.planId, planId),
      search ? hasWords(search) : undefined,
    ),
    part,
  )

/** Campaigns with these words, unordered, up to a limit. */
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
