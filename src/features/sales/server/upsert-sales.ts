import type { PosSale } from '#connectors/pos/pos.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './sales.repository.ts'
import { type ItemRow, saleRow } from './stored-rows.ts'
import type { SyncOutcomes } from './synced-rows.ts'
import { findIds, type Place, readItems, replaceItems, writeSales } from './synced-sales.repository.ts'

const CHUNK = 500

type Wanted = NonNullable<ReturnType<typeof saleRow>>

/**
 * Upserts sales with their items as their source has them now; unchanged ones are not written. In the caller's
 * transaction.
 */
export async function upsertSales(
  db: Db,
  workspaceId: WorkspaceId,
  source: string,
  given: readonly PosSale[],
  now: Date,
): Promise<SyncOutcomes> {
  const outcomes: SyncOutcomes = new Map(given.map(({ remoteId }) => [remoteId, 'unusable']))
  // Of duplicates on one page the last wins; a statement cannot change a row twice.
  const wanted = new Map(
    given.flatMap((sale) => saleRow(source, sale) ?? []).map((each) => [each.row.remoteId, each]),
  )
  if (wanted.size === 0) return outcomes
  await repository.lock(db, workspaceId)
  const all = [...wanted.values()]
  for (let at = 0; at < all.length; at += CHUNK)
    await upsertChunk(db, { workspaceId, source, now }, all.slice(at, at + CHUNK), outcomes)
  return outcomes
}

async function upsertChunk(db: Db, place: Place, chunk: Wanted[], outcomes: SyncOutcomes): Promise<void> {
  for (const { row } of chunk) outcomes.set(row.remoteId, 'same')
  const written = await writeSales(
    db,
    place,
    chunk.map(({ row }) => row),
  )
  for (const { remoteId, isNew } of written) outcomes.set(remoteId, isNew ? 'added' : 'changed')

  const ids = await findIds(
    db,
    place,
    chunk.map(({ row }) => row.remoteId),
  )
  const isNew = new Set(written.filter((each) => each.isNew).map(({ remoteId }) => remoteId))
  const known = await knownItems(
    db,
    [...ids].flatMap(([remoteId, id]) => (isNew.has(remoteId) ? [] : id)),
  )
  const stale = chunk.flatMap(({ row, items }) => {
    const id = ids.get(row.remoteId)
    if (id === undefined || JSON.stringify(items.map(parts)) === JSON.stringify(known.get(id) ?? []))
      return []
    return { id, remoteId: row.remoteId, items }
  })
  await replaceItems(db, place.workspaceId, stale)
  for (const { remoteId } of stale) if (outcomes.get(remoteId) === 'same') outcomes.set(remoteId, 'changed')
}

const parts = ({ name, quantity, amount }: ItemRow) => [name, quantity, amount]

async function knownItems(db: Db, ids: string[]): Promise<Map<string, unknown[]>> {
  const bySale = Map.groupBy(await readItems(db, ids), ({ transactionId }) => transactionId)
  return new Map([...bySale].map(([id, rows]) => [id, rows.map(parts)]))
}
