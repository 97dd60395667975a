import { countDesigned } from '#core/brands/index.server.ts'
import { summarizeCampaigns } from '#features/campaigns/index.server.ts'
import { inboxFigures } from '#features/inbox/index.server.ts'
import { listIntegrations } from '#features/integrations/index.server.ts'
import { countPlannedPosts } from '#features/planner/index.server.ts'
import { hasSales } from '#features/sales/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { countMembers } from '#server/tenancy/count-members.ts'
import type { Adoption } from '../analytics.contract.ts'
import { type Area, areas } from '../analytics-kinds.ts'

/** Which areas of the product are in use; null for one without data. */
function adoptionOf(counts: Record<Area, number | null>): Adoption {
  const used = areas.filter((area) => counts[area] !== null)
  return {
    percent: Math.round((used.length / areas.length) * 100),
    areas: areas.map((area) => ({ area, count: counts[area] ?? 0, isUsed: counts[area] !== null })),
  }
}

/** One person alone is not a team yet. */
async function teamSize(db: Db, { workspaceId }: Actor): Promise<number | null> {
  const members = await countMembers(db, workspaceId)
  return members > 1 ? members : null
}

/** Sales can come from a file too. */
async function countIntegrations(db: Db, actor: Actor, locale: Locale): Promise<number | null> {
  const { items } = await listIntegrations(db, actor, locale)
  return items.length > 0 || (await hasSales(db, actor)) ? items.length : null
}

/** By the number of rows in each area. */
export async function countAdoption(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
): Promise<Adoption> {
  const { total } = await summarizeCampaigns(db, actor)
  const designed = await countDesigned(db, actor.workspaceId)
  return adoptionOf({
    campaigns: total > 0 ? total : null,
    planner: await countPlannedPosts(db, actor, clock.now()),
    inbox: (await inboxFigures(db, actor.workspaceId))?.total ?? null,
    brand_studio: designed > 0 ? designed : null,
    team: await teamSize(db, actor),
    till: await countIntegrations(db, actor, locale),
  })
}
