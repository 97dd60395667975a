import { and, eq, gt, type SQL, type Subquery, sql } from 'drizzle-orm'
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
}

/** A page of one section of a list, as seen at a moment, after a row. */
export type Part = { section: Section; moment: string; after: After | null; limit: number }

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

/** All campaigns by age: the most common request. */
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

/**
 * Campaigns of one brand, writer and status form a group that an index keeps sorted. The groups are read side by side,
 * each only as far as the page needs. `search` filters within them.
 */
export async function listGroups(
  db: Db,
  workspaceId: WorkspaceId,
  { status, isAi, brandIds }: Filters,
  part: Part,
  search: string | undefined,
) {
  const isFound = search
    ? sql`(select ${campaignWords.words} @@ message_query(${search}) from ${campaignWords}
        where ${campaignWords.workspaceId} = ${campaigns.workspaceId} and ${campaignWords.campaignId} = ${campaigns.id})`
    : undefined
  const inGroup = (where: SQL | undefined) =>
    db
      .select()
      .from(campaigns)
      .where(where)
      .orderBy(...inOrder(campaigns, part.section))
      .limit(part.limit)
  const groups: ReturnType<typeof inGroup>[] = []
  for (const owner of await listOwners(db, workspaceId, brandIds))
    for (const isByWriter of isAi ? [true] : [true, false])
      for (const state of status ? [status] : campaignStatuses) {
        const isWanted = and(
          eq(campaigns.workspaceId, workspaceId),
          eq(campaigns.brandOrNone, owner),
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

export function listAmong(
  db: Db,
  workspaceId: WorkspaceId,
  ids: string[],
  { status, isAi, brandIds }: Filters,
  part: Part,
) {
  return page(
    db,
    campaigns,
    and(
      eq(campaigns.workspaceId, workspaceId),
      sql`${campaigns.id} = any(${sql.param(ids)}::uuid[])`,
      status ? eq(campaigns.status, status) : undefined,
      isAi ? eq(campaigns.aiGenerated, true) : undefined,
      isOfBrands(campaigns.brandId, brandIds),
      isInSection(campaigns, part.section, part.moment, part.after),
    ),
    part,
  )
}

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
