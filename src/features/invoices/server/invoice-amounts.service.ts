import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './invoices.repository.ts'

/**
 * For a new currency with `more` decimals (negative for fewer): the amounts on invoices stay the same. False, without
 * changes, if decimals of an invoice would be lost; those of demo data are rounded.
 */
export async function shiftAmounts(db: Db, workspaceId: WorkspaceId, more: number): Promise<boolean> {
  if (more < 0 && (await repository.hasAmountsBelow(db, workspaceId, 10 ** -more))) return false
  await repository.shiftAmounts(db, workspaceId, more)
  return true
}
