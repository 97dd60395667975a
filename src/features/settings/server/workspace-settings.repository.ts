import { eq } from 'drizzle-orm'
import type { PlanId } from '#platform/plans.ts'
import type { Db } from '#server/db/database.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import type { WorkspaceDetails } from '../workspace-settings.contract.ts'

export async function get(db: Db, workspaceId: WorkspaceId) {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId))
  if (!row) throw new Error('The workspace is gone.')
  return row
}

/** Nobody else changes it until the transaction ends. */
export async function hold(db: Db, workspaceId: WorkspaceId) {
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
