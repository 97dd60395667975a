import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { isOfBrands } from '#core/brands/index.server.ts'
import { contentPlans } from '#core/content-plans/index.server.ts'
import { lockUntilCommit } from '#server/db/advisory-lock.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

export type PlanRow = typeof contentPlans.$inferSelect
export type NewPlan = Omit<typeof contentPlans.$inferInsert, 'id' | 'workspaceId'>
export type PlanChanges = Partial<Omit<NewPlan, 'createdAt'>>
export type Filters = {
  month?: number | undefined
  year?: number | undefined
  /** Plans of these brands and without a brand. */
  brandIds?: string[] | undefined
}

const isIn = (workspaceId: WorkspaceId) => eq(contentPlans.workspaceId, workspaceId)
const isThe = (workspaceId: WorkspaceId, id: string) => and(isIn(workspaceId), eq(contentPlans.id, id))

export const list = (
  db: Db,
  workspaceId: WorkspaceId,
  { month, year, brandIds }: Filters,
  after: [createdAt: string, id: string] | null,
  limit: number,
): Promise<PlanRow[]> =>
  db
    .select()
    .from(contentPlans)
    .where(
      and(
        isIn(workspaceId),
        month === undefined ? undefined : eq(contentPlans.month, month),
        year === undefined ? undefined : eq(contentPlans.year, year),
        isOfBrands(contentPlans.brandId, brandIds),
        after
          ? sql`(${contentPlans.createdAt}, ${contentPlans.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(contentPlans.createdAt), desc(contentPlans.id))
    .limit(limit)

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<PlanRow | null> {
  const [row] = await db.select().from(contentPlans).where(isThe(workspaceId, id))
  return row ?? null
}

/** Locked until the transaction ends. */
export async function lock(db: Db, workspaceId: WorkspaceId, id: string): Promise<PlanRow | null> {
  const [row] = await db.select().from(contentPlans).where(isThe(workspaceId, id)).for('update')
  return row ?? null
}

/** Held until the transaction ends: of two requests for one month the second finds the plan of the first. */
export const lockRequests = (db: Db, workspaceId: WorkspaceId) =>
  lockUntilCommit(db, `content-plans ${workspaceId}`)

/** A plan of this month that is being written, with progress since then. */
export async function findUnderWay(
  db: Db,
  workspaceId: WorkspaceId,
  { month, year, brandId }: Pick<PlanRow, 'month' | 'year' | 'brandId'>,
  since: Date,
): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(contentPlans)
    .where(
      and(
        isIn(workspaceId),
        eq(contentPlans.month, month),
        eq(contentPlans.year, year),
        brandId === null ? isNull(contentPlans.brandId) : eq(contentPlans.brandId, brandId),
        inArray(contentPlans.generation, ['waiting', 'running']),
        sql`${contentPlans.updatedAt} > ${since.toISOString()}::timestamptz`,
      ),
    )
    .limit(1)
  return row ?? null
}

export async function insert(db: Db, workspaceId: WorkspaceId, plan: NewPlan): Promise<PlanRow> {
  const [row] = await db
    .insert(contentPlans)
    .values({ ...plan, workspaceId })
    .returning()
  if (!row) throw new Error('The plan was not written.')
  return row
}

export async function update(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: PlanChanges,
): Promise<PlanRow> {
  const [row] = await db.update(contentPlans).set(changes).where(isThe(workspaceId, id)).returning()
  if (!row) throw new Error('The plan is gone.')
  return row
}

/** Updates the progress, unless the generation has ended. */
export const setProgress = (db: Db, workspaceId: WorkspaceId, id: string, progress: number, now: Date) =>
  db
    .update(contentPlans)
    .set({ progress, updatedAt: now })
    .where(and(isThe(workspaceId, id), eq(contentPlans.generation, 'running')))

export async function remove(db: Db, workspaceId: WorkspaceId, id: string) {
  const [gone] = await db
    .delete(contentPlans)
    .where(isThe(workspaceId, id))
    .returning({ title: contentPlans.title })
  return gone ?? null
}

export async function hasWritten(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await db
    .select({ id: contentPlans.id })
    .from(contentPlans)
    .where(and(isIn(workspaceId), eq(contentPlans.generation, 'done')))
    .limit(1)
  return rows.length > 0
}

/** Brands of the workspace's own plans. */
export async function listBrandsInUse(db: Db, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await db
    .selectDistinct({ brandId: contentPlans.brandId })
    .from(contentPlans)
    .where(and(isIn(workspaceId), isNotNull(contentPlans.brandId)))
  return rows.flatMap(({ brandId }) => brandId ?? [])
}
