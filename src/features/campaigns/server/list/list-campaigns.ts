import { brandsShownWith } from '#core/brands/index.server.ts'
import type { Campaign, CampaignSort } from '#features/campaigns/campaigns.contract.ts'
import type { Page } from '#platform/endpoint.ts'
import { toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { campaignAnswer } from '../campaign-answer.ts'
import * as repository from './campaign-list.repository.ts'
import { cursorAfter, sections, startAt } from './campaign-order.repository.ts'

type ListQuery = Pick<repository.Filters, 'status'> & {
  limit: number
  ai?: 'true' | undefined
  search?: string | undefined
  sort?: CampaignSort | undefined
  cursor?: string | undefined
  brandId?: string | undefined
  /** `none`: only campaigns that came from no plan. */
  plan?: string | undefined
}

/** Up to this many matches are sorted in memory; above that, pages are searched in index order. */
const FEW = 500

type Reader = (
  part: repository.Part,
) => ReturnType<
  | typeof repository.listAll
  | typeof repository.listGroups
  | typeof repository.listAmong
  | typeof repository.listOfPlan
>

/** Chooses the cheapest way to read the requested list. */
async function readerFor(
  { db }: Pick<Deps, 'db'>,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  filters: repository.Filters,
  sort: CampaignSort,
  search: string | undefined,
): Promise<Reader> {
  const { planId } = filters
  if (planId && planId !== 'none')
    return (part) => repository.listOfPlan(db, workspaceId, planId, search, filters, part)
  if (search) {
    const ids = await repository.findByWords(db, workspaceId, search, FEW + 1)
    if (ids.length <= FEW) return (part) => repository.listAmong(db, workspaceId, ids, filters, part)
  }
  const isWhole = !search && !filters.status && !filters.isAi && !filters.brandIds
  if (isWhole && (sort === 'newest' || sort === 'oldest'))
    return ({ after, limit }) => repository.listAll(db, workspaceId, sort, planId === 'none', after, limit)
  return (part) => repository.listGroups(db, workspaceId, filters, part, search)
}

/** One page; if a section of the order ends, the page continues with the next section. */
export async function listCampaigns(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'workspaceId'>,
  { limit, cursor, brandId, status, ai, search, sort = 'newest', plan }: ListQuery,
): Promise<Page<Campaign>> {
  const start = startAt(sort, cursor, deps.clock.now())
  const brandIds = brandId ? await brandsShownWith(deps.db, actor, brandId) : undefined
  const filters = { status, isAi: ai === 'true', brandIds, planId: plan }
  const read = await readerFor(deps, actor, filters, sort, search)
  const { moment } = start
  const found: { row: Awaited<ReturnType<Reader>>[number]; position: () => string[] }[] = []
  for (const [index, section] of sections[sort].entries()) {
    if (index < start.section || found.length > limit) continue
    const after = index === start.section ? start.after : null
    const rows = await read({ section, moment, after, limit: limit + 1 - found.length })
    found.push(...rows.map((row) => ({ row, position: () => cursorAfter(sort, index, moment, row) })))
  }
  const page = toPage(found, limit, ({ position }) => position())
  return { ...page, items: page.items.map(({ row }) => campaignAnswer(row)) }
}
