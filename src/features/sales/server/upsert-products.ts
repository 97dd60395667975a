import type { PosProduct } from '#connectors/pos/pos.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { productRow } from './stored-rows.ts'
import type { SyncOutcomes } from './synced-rows.ts'
import { writeProducts } from './synced-sales.repository.ts'

const CHUNK = 500

/** Upserts products as their source has them now; unchanged ones are not written. In the caller's transaction. */
export async function upsertProducts(
  db: Db,
  workspaceId: WorkspaceId,
  source: string,
  given: readonly PosProduct[],
  now: Date,
): Promise<SyncOutcomes> {
  const outcomes: SyncOutcomes = new Map(given.map(({ remoteId }) => [remoteId, 'unusable']))
  // Of duplicates on one page the last wins; a statement cannot change a row twice.
  const rows = [...new Map(given.flatMap((one) => productRow(one) ?? []).map((row) => [row.remoteId, row]))]
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK).map(([, row]) => row)
    for (const { remoteId } of chunk) outcomes.set(remoteId, 'same')
    const written = await writeProducts(db, { workspaceId, source, now }, chunk)
    for (const { remoteId, isNew } of written) outcomes.set(remoteId, isNew ? 'added' : 'changed')
  }
  return outcomes
}
