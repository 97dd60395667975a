import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import { isOfBrands } from '#core/brands/index.server.ts'
import { notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { moveEntry } from './change-entry.ts'
import { contentPlans, planEntries } from './content-plans.table.ts'

export type OpenEntryFilter = {
  from: string
  /** Included. */
  to: string
  platform?: Platform | undefined
  /** Only entries of these brands and of none. */
  brandIds?: string[] | undefined
}

/** The days of plans that are not on the calendar yet, in the order of time. */
export const listOpenEntries = (
  db: Db,
  workspaceId: WorkspaceId,
  { from, to, platform, brandIds }: OpenEntryFilter,
  limit: number,
) =>
  db
    .select({
      id: planEntries.id,
      planId: planEntries.planId,
      title: planEntries.title,
      platform: planEntries.platform,
      day: planEntries.day,
      time: planEntries.time,
      text: planEntries.text,
    })
    .from(planEntries)
    .innerJoin(
      contentPlans,
      and(eq(contentPlans.workspaceId, planEntries.workspaceId), eq(contentPlans.id, planEntries.planId)),
    )
    .where(
      and(
        eq(planEntries.workspaceId, workspaceId),
        isNull(planEntries.campaignId),
        gte(planEntries.day, from),
        lte(planEntries.day, to),
        platform && eq(planEntries.platform, platform),
        isOfBrands(contentPlans.brandId, brandIds),
      ),
    )
    .orderBy(asc(planEntries.day), asc(planEntries.time), asc(planEntries.id))
    .limit(limit)

export async function hasEntries(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await db
    .select({ id: planEntries.id })
    .from(planEntries)
    .where(eq(planEntries.workspaceId, workspaceId))
    .limit(1)
  return rows.length > 0
}

export type OpenEntry = Awaited<ReturnType<typeof listOpenEntries>>[number]

/** To another day of its month; found by its own id, since the calendar does not ask for the plan. */
export async function moveOpenEntry(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
  id: string,
  day: string,
): Promise<void> {
  const [entry] = await deps.db
    .select({ planId: planEntries.planId })
    .from(planEntries)
    .where(and(eq(planEntries.workspaceId, actor.workspaceId), eq(planEntries.id, id)))
  if (!entry) throw notFound()
  await moveEntry(deps, actor, locale, { id: entry.planId, postId: id }, day)
}
