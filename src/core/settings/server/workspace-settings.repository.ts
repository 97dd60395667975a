import { eq, isNotNull, sql } from 'drizzle-orm'
import type { PlanId } from '#platform/plans.ts'
import type { Db } from '#server/db/database.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import type { WorkspaceDetails } from '../workspace-settings.contract.ts'

export async function get(db: Db, workspaceId: WorkspaceId) {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId))
  if (!row) throw new Error('The workspace is gone.')
  return row
}

/** Locked until the transaction ends. */
export async function lock(db: Db, workspaceId: WorkspaceId) {
  const [row] = await db
    .select({
      name: workspaces.name,
      isNamedAfterOwner: workspaces.isNamedAfterOwner,
      currency: workspaces.currency,
    })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update')
  if (!row) throw new Error('The workspace is gone.')
  return row
}

type Changes = Omit<WorkspaceDetails, 'name'> & { name?: string; isNamedAfterOwner?: boolean }

export const update = (db: Db, workspaceId: WorkspaceId, changes: Changes | { plan: PlanId }) =>
  db.update(workspaces).set(changes).where(eq(workspaces.id, workspaceId))

/** Shops whose figures are not all in their own zone yet. */
export async function listRecounting(db: Db): Promise<WorkspaceId[]> {
  const rows = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(isNotNull(workspaces.figuresZone))
  return rows.map(({ id }) => id)
}

/** Recounts the next rows; answers whether nothing is left. Commits per slice. */
export async function recountSlice(db: Db, workspaceId: WorkspaceId, mostRows: number): Promise<boolean> {
  const { rows } = await db.execute<{ isDone: boolean }>(
    sql`select recount_slice(${workspaceId}, ${mostRows}) as "isDone"`,
  )
  return rows[0]?.isDone ?? true
}

/** Percentage of the time range that has been recounted; null if there is nothing to recount. */
export async function findRecountPercent(db: Db, workspaceId: WorkspaceId): Promise<number | null> {
  const { rows } = await db.execute<{ percent: number | null }>(sql`
    select least(99, floor(100 * extract(epoch from newest - greatest(least(recount_from, newest), oldest))
      / nullif(extract(epoch from newest - oldest), 0)))::int as percent
    from workspaces, lateral (
      select
        least((select min(transaction_date) from sales_transactions where workspace_id = workspaces.id),
          (select min(scheduled_for) from posts where workspace_id = workspaces.id),
          (select min(created_at) from messages where workspace_id = workspaces.id and direction = 'in')) as oldest,
        greatest((select max(transaction_date) from sales_transactions where workspace_id = workspaces.id),
          (select max(scheduled_for) from posts where workspace_id = workspaces.id),
          (select max(created_at) from messages where workspace_id = workspaces.id and direction = 'in')) as newest
    ) ends
    where workspaces.id = ${workspaceId} and figures_zone is not null`)
  return rows[0] ? (rows[0].percent ?? 0) : null
}
