import { addDays } from 'date-fns/addDays'
import { get as getWorkspace } from '#core/settings/server/workspace-settings.service.ts'
import { hasPlannedPosts } from '#features/campaigns/server/calendar-posts.service.ts'
import { figuresByPlatform } from '#features/campaigns/server/post-results.service.ts'
import { inboxFigures } from '#features/inbox/server/inbox-figures.service.ts'
import {
  hasSales,
  type SalesHour,
  type SoldProduct,
  topProducts,
} from '#features/sales/server/sales-figures.service.ts'
import * as socialAccounts from '#features/social-accounts/server/social-accounts.service.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Facts } from './find-insights.ts'
import { spansFor } from './spans.ts'

const AHEAD_DAYS = 7
export const COMPARED_PRODUCTS = 50

/** What the workspace's rows say to somebody who asks what to do next. */
export async function gatherFacts(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { lapsed, products, hours }: { lapsed: number; products: SoldProduct[]; hours: SalesHour[] },
): Promise<Facts> {
  const { db, clock } = deps
  const { workspaceId, currency } = actor
  const till = { workspaceId, currency }
  const now = clock.now()
  const { lately, earlier } = spansFor(deps, actor)
  const accounts = (await socialAccounts.list(db, actor)).items
  return {
    isManager: actor.role !== 'member',
    unread: (await inboxFigures(db, workspaceId))?.unread ?? 0,
    accounts: accounts.length,
    sickAccounts: accounts.filter(({ health }) => health !== 'ok').length,
    hasTill: await hasSales(db, till),
    hasTarget: ((await getWorkspace(db, workspaceId)).salesTarget ?? 0) > 0,
    isPlanned: await hasPlannedPosts(db, workspaceId, { from: now, until: addDays(now, AHEAD_DAYS) }),
    lapsed,
    products: {
      lately: products,
      earlier: await topProducts(db, till, earlier, COMPARED_PRODUCTS),
    },
    hours,
    platforms: await figuresByPlatform(db, workspaceId, lately),
  }
}
