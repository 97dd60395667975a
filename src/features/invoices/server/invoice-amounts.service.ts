import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './invoices.repository.ts'

/**
 * For another currency, with `more` decimals than the one before (fewer are negative): the amounts on the invoices stay the same.
 * Returns false, and changes nothing, when decimals of an invoice would be lost; those of demo data are rounded.
 */
export async function shiftAmounts(db: Db, workspaceId: WorkspaceId, more: number): Promise<boolean> {
  if (more < 0 && (await repository.hasAmountsBelow(db, workspaceId, 10 ** -more))) return false
  await repository.shiftAmounts(db, workspaceId, more)
  return true
}
