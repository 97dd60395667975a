import type { PosPage, PosProduct, PosSale } from '#connectors/pos/pos.ts'
import {
  announceSales,
  countSalesOf,
  type SyncOutcomes,
  upsertProducts,
  upsertSales,
} from '#features/sales/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce, announceProgress, type Progress } from '#server/events/announce.ts'
import { listIntegrations } from '../integrations.contract.ts'
import { finishSync, hasChanges, systemActor } from './end-sync.ts'
import { fetchProductImages } from './fetch-product-images.job.ts'
import * as repository from './integrations.repository.ts'
import { hasWaiting, insertNew } from './product-images.repository.ts'

type Page = PosPage<PosProduct> | PosPage<PosSale>

/**
 * Writes the rows of a page and the next cursor in one transaction; of two concurrent writers of a page one succeeds.
 */
export const storePage = (
  { db, clock, queue }: Deps,
  run: repository.RunningSync,
  page: Page,
): Promise<void> =>
  db.transaction(async (db) => {
    const { sync } = run
    if (!(await repository.lockRun(db, sync))) return
    const now = clock.now()
    const outcomes = await upsertRows(db, run, page, now)
    if (sync.stage === 'products') await noteImages({ db, queue }, run, page.rows as PosProduct[], now)
    const counts = countsWith(sync, outcomes, page.skipped)
    if (page.next !== null) {
      await repository.changeSync(db, sync, { ...counts, cursor: page.next })
      return announceProgress(db, sync, progressOf(sync, counts))
    }
    if (sync.stage === 'products')
      await repository.changeSync(db, sync, { ...counts, stage: 'sales', cursor: null })
    else await finishSync(db, run, counts, now)
    // Once for all pages, so that lists are not refetched per page.
    if (hasChanges({ ...sync, ...counts })) await announceSales(db, systemActor(sync))
    await announce(db, systemActor(sync), 'integrations')
  })

/** Images that wait, new or left over, are fetched in the background. */
async function noteImages(
  { db, queue }: { db: Db; queue: Deps['queue'] },
  { sync: { workspaceId }, integration }: repository.RunningSync,
  rows: readonly PosProduct[],
  now: Date,
): Promise<void> {
  const images = rows.flatMap(({ imageUrl, name, isActive }) =>
    imageUrl && name && isActive ? [{ url: imageUrl, name }] : [],
  )
  await insertNew(db, workspaceId, integration.id, images, now)
  if (!(await hasWaiting(db, workspaceId, integration.id))) return
  const payload = { workspaceId, integrationId: integration.id }
  await queue.enqueue(db, fetchProductImages, payload, { once: integration.id })
}

function progressOf({ integrationId }: repository.SyncRow, counts: repository.SyncChanges): Progress {
  const { productsAdded, productsChanged, salesAdded, salesChanged, skipped } = counts
  const lastSync = {
    productsAdded,
    productsChanged,
    salesAdded,
    salesChanged,
    skipped,
    problem: null,
    retryAt: null,
  }
  return { path: `${listIntegrations.path}/${integrationId}`, fields: { lastSync } }
}

function upsertRows(
  db: Db,
  { sync, integration: { id } }: repository.RunningSync,
  { rows }: Page,
  now: Date,
): Promise<SyncOutcomes> {
  return sync.stage === 'products'
    ? upsertProducts(db, sync.workspaceId, id, rows as PosProduct[], now)
    : upsertSales(db, sync.workspaceId, id, rows as PosSale[], now)
}

function countsWith(
  sync: repository.SyncRow,
  outcomes: SyncOutcomes,
  skipped: number,
): repository.SyncChanges {
  const [added, changed] = [countSalesOf(outcomes, 'added'), countSalesOf(outcomes, 'changed')]
  const isProducts = sync.stage === 'products'
  return {
    pages: sync.pages + 1,
    problem: null,
    retryAt: null,
    productsAdded: sync.productsAdded + (isProducts ? added : 0),
    productsChanged: sync.productsChanged + (isProducts ? changed : 0),
    salesAdded: sync.salesAdded + (isProducts ? 0 : added),
    salesChanged: sync.salesChanged + (isProducts ? 0 : changed),
    skipped: sync.skipped + skipped + countSalesOf(outcomes, 'unusable'),
  }
}
