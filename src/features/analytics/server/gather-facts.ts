import { addDays } from 'date-fns/addDays'
import { getWorkspaceSettings } from '#core/settings/index.server.ts'
import { figuresByPlatform, hasPlannedPosts } from '#features/campaigns/index.server.ts'
import { inboxFigures } from '#features/inbox/index.server.ts'
import { hasSales, type SalesHour, type SoldProduct, topProducts } from '#features/sales/index.server.ts'
import { listSocialAccounts } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Facts } from './find-insights.ts'
import { spansFor } from './spans.ts'

const AHEAD_DAYS = 7
export const COMPARED_PRODUCTS = 50

/** Collects the data for recommendations. */
export async function gatherFacts(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { lapsed, products, hours }: { lapsed: number; products: SoldProduct[]; hours: SalesHour[] },
): Promise<Facts> {
  const { db, clock } = deps
  const { workspaceId, currency } = actor
  const scope = { workspaceId, currency }
  const now = clock.now()
  const { lately, earlier } = spansFor(deps, actor)
  const accounts = (await listSocialAccounts(db, actor)).items
  return {
    isManager: actor.role !== 'member',
    unread: (await inboxFigures(db, workspaceId))?.unread ?? 0,
    accounts: accounts.length,
    sickAccounts: accounts.filter(({ health }) => health !== 'ok').length,
    hasPos: await hasSales(db, scope),
    hasTarget: ((await getWorkspaceSettings(db, workspaceId)).salesTarget ?? 0) > 0,
    isPlanned: await hasPlannedPosts(db, workspaceId, { from: now, until: addDays(now, AHEAD_DAYS) }),
    lapsed,
    products: {
      lately: products,
      earlier: await topProducts(db, scope, earlier, COMPARED_PRODUCTS),
    },
    hours,
    platforms: await figuresByPlatform(db, workspaceId, lately),
  }
}
