import type { PosSale } from '#connectors/pos/pos.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './sales.repository.ts'
import { type ItemRow, saleRow } from './stored-rows.ts'
import type { Brought } from './synced-rows.ts'
import { findIds, type Place, readItems, replaceItems, writeSales } from './synced-sales.repository.ts'

const CHUNK = 500

type Wanted = NonNullable<ReturnType<typeof saleRow>>

/** Sales as their source has them now, each with its items; unchanged ones are not touched. In the caller's transaction. */
export async function upsertSales(
  db: Db,
  workspaceId: WorkspaceId,
  source: string,
  given: readonly PosSale[],
  now: Date,
): Promise<Brought> {
  const brought: Brought = new Map(given.map(({ remoteId }) => [remoteId, 'unusable']))
  // Named twice on one page, the later one counts; a statement cannot change a row twice.
  const wanted = new Map(
    given.flatMap((sale) => saleRow(source, sale) ?? []).map((each) => [each.row.remoteId, each]),
  )
  if (wanted.size === 0) return brought
  await repository.lock(db, workspaceId)
  const all = [...wanted.values()]
  for (let at = 0; at < all.length; at += CHUNK)
    await upsertChunk(db, { workspaceId, source, now }, all.slice(at, at + CHUNK), brought)
  return brought
}

async function upsertChunk(db: Db, place: Place, chunk: Wanted[], brought: Brought): Promise<void> {
  for (const { row } of chunk) brought.set(row.remoteId, 'same')
  const written = await writeSales(
    db,
    place,
    chunk.map(({ row }) => row),
  )
  for (const { remoteId, isNew } of written) brought.set(remoteId, isNew ? 'added' : 'changed')

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
  for (const { remoteId } of stale) if (brought.get(remoteId) === 'same') brought.set(remoteId, 'changed')
}

const parts = ({ name, quantity, amount }: ItemRow) => [name, quantity, amount]

async function knownItems(db: Db, ids: string[]): Promise<Map<string, unknown[]>> {
  const bySale = Map.groupBy(await readItems(db, ids), ({ transactionId }) => transactionId)
  return new Map([...bySale].map(([id, rows]) => [id, rows.map(parts)]))
}
