import { brandsShownWith } from '#core/brands/index.server.ts'
import type { Campaign, CampaignSort } from '#features/campaigns/campaigns.contract.ts'
import type { Page } from '#platform/endpoint.ts'
import { toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { campaignAnswer } from '../campaign-answer.ts'
import * as repository from './campaign-list.repository.ts'
import { cursorAfter, startAt, stretches } from './campaign-order.repository.ts'

type ListQuery = Pick<repository.Filters, 'status'> & {
  limit: number
  ai?: 'true' | undefined
  search?: string | undefined
  sort?: CampaignSort | undefined
  cursor?: string | undefined
  brandId?: string | undefined
}

/** Up to so many found ones are put in order as a whole; of more than that, the next page is looked for in the order itself. */
const FEW = 500

type Reader = (
  part: repository.Part,
) => ReturnType<typeof repository.listAll | typeof repository.listGroups | typeof repository.listAmong>

/** The way to read that fits what is asked for. */
async function readerFor(
  { db }: Pick<Deps, 'db'>,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  filters: repository.Filters,
  sort: CampaignSort,
  search: string | undefined,
): Promise<Reader> {
  if (search) {
    const ids = await repository.findByWords(db, workspaceId, search, FEW + 1)
    if (ids.length <= FEW) return (part) => repository.listAmong(db, workspaceId, ids, filters, part)
  }
  const isWhole = !search && !filters.status && !filters.isAi && !filters.brandIds
  if (isWhole && (sort === 'newest' || sort === 'oldest'))
    return ({ after, limit }) => repository.listAll(db, workspaceId, sort, after, limit)
  return (part) => repository.listGroups(db, workspaceId, filters, part, search)
}

/** One page; where an order has several stretches, what one lacks is taken from the next. */
export async function listCampaigns(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'workspaceId'>,
  { limit, cursor, brandId, status, ai, search, sort = 'newest' }: ListQuery,
): Promise<Page<Campaign>> {
  const start = startAt(sort, cursor, deps.clock.now())
  const brandIds = brandId ? await brandsShownWith(deps.db, actor, brandId) : undefined
  const read = await readerFor(deps, actor, { status, isAi: ai === 'true', brandIds }, sort, search)
  const { moment } = start
  const found: { row: Awaited<ReturnType<Reader>>[number]; position: () => string[] }[] = []
  for (const [index, stretch] of stretches[sort].entries()) {
    if (index < start.stretch || found.length > limit) continue
    const after = index === start.stretch ? start.after : null
    const rows = await read({ stretch, moment, after, limit: limit + 1 - found.length })
    found.push(...rows.map((row) => ({ row, position: () => cursorAfter(sort, index, moment, row) })))
  }
  const page = toPage(found, limit, ({ position }) => position())
  return { ...page, items: page.items.map(({ row }) => campaignAnswer(row)) }
}
