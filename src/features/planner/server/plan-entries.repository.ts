import { and, asc, count, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import type { Platform } from '#connectors/social/platforms.ts'
import { isOfBrands } from '#core/brands/index.server.ts'
import { contentPlans } from '#core/content-plans/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { planEntries } from './plan-entries.table.ts'

export type EntryRow = typeof planEntries.$inferSelect
export type NewEntry = Omit<typeof planEntries.$inferInsert, 'id' | 'workspaceId'>
export type EntryChanges = Partial<
  Pick<
    EntryRow,
    | 'day'
    | 'time'
    | 'platform'
    | 'title'
    | 'text'
    | 'writtenBy'
    | 'writtenModel'
    | 'replaced'
    | 'isSkipped'
    | 'deletedAt'
    | 'picture'
  >
>

const isIn = (workspaceId: WorkspaceId) => eq(planEntries.workspaceId, workspaceId)
const isOfPlan = and(
  eq(contentPlans.workspaceId, planEntries.workspaceId),
  eq(contentPlans.id, planEntries.planId),
)
const isKept = isNull(planEntries.deletedAt)
/** Neither deleted nor skipped. */
const isPlanned = and(isKept, eq(planEntries.isSkipped, false))
const inOrder = [asc(planEntries.day), asc(planEntries.time), asc(planEntries.id)]

/** The posts of these plans, by day. */
export const listOf = (db: Db, workspaceId: WorkspaceId, planIds: string[]): Promise<EntryRow[]> =>
  db
    .select()
    .from(planEntries)
    .where(and(isIn(workspaceId), isKept, inArray(planEntries.planId, planIds)))
    .orderBy(...inOrder)

/** Posts that can be scheduled. */
export const listFree = (db: Db, workspaceId: WorkspaceId, planId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(planEntries)
    .where(and(isIn(workspaceId), isPlanned, eq(planEntries.planId, planId), isNull(planEntries.campaignId)))
    .orderBy(...inOrder)

/** Also a deleted one. */
export async function find(
  db: Db,
  workspaceId: WorkspaceId,
  planId: string,
  id: string,
): Promise<EntryRow | null> {
  const [row] = await db
    .select()
    .from(planEntries)
    .where(and(isIn(workspaceId), eq(planEntries.planId, planId), eq(planEntries.id, id)))
  return row ?? null
}

export const insertMany = (db: Db, workspaceId: WorkspaceId, entries: NewEntry[]) =>
  db.insert(planEntries).values(entries.map((entry) => ({ ...entry, workspaceId })))

export const removeOf = (db: Db, workspaceId: WorkspaceId, planId: string) =>
  db.delete(planEntries).where(and(isIn(workspaceId), eq(planEntries.planId, planId)))

export const update = (
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: EntryChanges & { campaignId?: string; updatedAt: Date },
) =>
  db
    .update(planEntries)
    .set(changes)
    .where(and(isIn(workspaceId), eq(planEntries.id, id)))

/** Ends the time for undoing a deletion. Answers the pictures. */
export async function purgeDeleted(db: Db, workspaceId: WorkspaceId, planId: string, before: Date) {
  const gone = await db
    .delete(planEntries)
    .where(and(isIn(workspaceId), eq(planEntries.planId, planId), lt(planEntries.deletedAt, before)))
    .returning({ picture: planEntries.picture })
  return gone.flatMap(({ picture }) => picture ?? [])
}

/** Pictures of a plan, or of all demo plans; also those of deleted posts. */
export async function listPictures(db: Db, workspaceId: WorkspaceId, of: { planId: string } | 'demo') {
  const rows = await db
    .select({ picture: planEntries.picture })
    .from(planEntries)
    .where(
      and(
        isIn(workspaceId),
        isNotNull(planEntries.picture),
        of === 'demo' ? eq(planEntries.isDemo, true) : eq(planEntries.planId, of.planId),
      ),
    )
  return rows.flatMap(({ picture }) => picture ?? [])
}

/** The number of posts from one day until before another. */
export async function countBetween(
  db: Db,
  workspaceId: WorkspaceId,
  from: string,
  before: string,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(planEntries)
    .where(and(isIn(workspaceId), isPlanned, gte(planEntries.day, from), lt(planEntries.day, before)))
  return row?.count ?? 0
}

/** From this day on, up to a limit: newest first would miss upcoming days. */
export const listSince = (
  db: Db,
  workspaceId: WorkspaceId,
  day: string,
  brandIds: string[] | undefined,
  limit: number,
): Promise<EntryRow[]> =>
  db
    .select(getTableColumns(planEntries))
    .from(planEntries)
    .innerJoin(contentPlans, isOfPlan)
    .where(
      and(
        isIn(workspaceId),
        isPlanned,
        gte(planEntries.day, day),
        isOfBrands(contentPlans.brandId, brandIds),
      ),
    )
    .orderBy(...inOrder)
    .limit(limit)

export type OpenEntryFilter = {
  from: string
  /** Inclusive. */
  to: string
  platform?: Platform | undefined
  /** Entries of these brands and without a brand. */
  brandIds?: string[] | undefined
}

/** Plan entries that are not scheduled yet, by time. */
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
      picture: planEntries.picture,
    })
    .from(planEntries)
    .innerJoin(contentPlans, isOfPlan)
    .where(
      and(
        isIn(workspaceId),
        isPlanned,
        isNull(planEntries.campaignId),
        gte(planEntries.day, from),
        lte(planEntries.day, to),
        platform && eq(planEntries.platform, platform),
        isOfBrands(contentPlans.brandId, brandIds),
      ),
    )
    .orderBy(...inOrder)
    .limit(limit)

export async function hasEntries(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await db.select({ id: planEntries.id }).from(planEntries).where(isIn(workspaceId)).limit(1)
  return rows.length > 0
}

export type OpenEntry = Awaited<ReturnType<typeof listOpenEntries>>[number]

export async function findPlanId(db: Db, workspaceId: WorkspaceId, id: string): Promise<string | null> {
  const [row] = await db
    .select({ planId: planEntries.planId })
    .from(planEntries)
    .where(and(isIn(workspaceId), isKept, eq(planEntries.id, id)))
  return row?.planId ?? null
}
